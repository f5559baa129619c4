// jsdom has no layout, so nothing can be scrolled to. Tests of what the server renders have no elements.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView = () => undefined;
