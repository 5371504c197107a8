### Texts of the browser.

web-title = Pax
