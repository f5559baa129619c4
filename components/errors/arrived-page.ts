/**
 * A copy of the page that arrived, including what was typed into it. An error boundary calls it while it is rendered
 * for the first time, because React removes the page directly afterwards. Its forms work as they do without JavaScript.
 */
export function copyOfArrivedPage(): DocumentFragment | undefined {
  const main = document.getElementById("main");
  if (!main || !isFirstPage()) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...[...main.childNodes].map((node) => node.cloneNode(true)));
  for (const each of copy.querySelectorAll("script, template")) each.remove();
  return copy;
}

/** After a navigation inside the site, the document still shows the page before. */
function isFirstPage(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && pathOf(loaded.name) === pathOf(location.href);
}

const pathOf = (url: string) => new URL(url).pathname;
