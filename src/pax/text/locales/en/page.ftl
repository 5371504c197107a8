### Pages of the web client that replace a screen. They are in its first file, in all languages.

page-outdated = This page is out of date
page-outdated-lead = The server has a newer version. Load the page again; your games stay.
page-reload = Load again
page-load-failed = This part could not be loaded
page-load-failed-lead = The network failed, or the server has a newer version.
page-try-again = Try again
page-unreachable = The server cannot be reached. Try again in a moment.
