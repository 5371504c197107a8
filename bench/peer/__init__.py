"""`consul` against OpenSpiel's Python search, on the same game with the same sampler."""
