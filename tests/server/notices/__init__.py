"""Tests of turn notices: who is told what, when, and which addresses are refused."""
