"""The policy: a linear softmax over looked-up feature weights."""
