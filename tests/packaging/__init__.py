"""Tests of the package, its builds and the project setup."""
