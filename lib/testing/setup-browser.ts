// jsdom has no layout, so nothing can be scrolled to.
Element.prototype.scrollIntoView = () => undefined;
