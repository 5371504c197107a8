"""The consul against OpenSpiel's own Python search on the same game, with the same sampler."""
