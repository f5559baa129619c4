/**
 * Returns a copy of the server-rendered page, including what was typed into it and chosen in it. Undefined if the
 * visitor has moved from the loaded page to another path of the site. An error boundary must call this during its first
 * rendering, because React removes the page directly afterwards. React does not handle the forms in the copy. The
 * browser sends them as it does without JavaScript.
 */
export function copyOfServerPage(): DocumentFragment | undefined {
  const main = document.getElementById("main");
  if (!main || !isFirstPage()) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...[...main.childNodes].map((node) => node.cloneNode(true)));
  // A clone contains what was typed and ticked, but not what was chosen in a list.
  const chosen = [...main.querySelectorAll("option")].map((option) => option.selected);
  for (const [index, option] of copy.querySelectorAll("option").entries()) option.selected = chosen[index] ?? false;
  for (const each of copy.querySelectorAll("script, template")) each.remove();
  return copy;
}

/**
 * Whether the document was loaded from the current path. If it was not, the visitor has navigated inside the site, and
 * the document may still show the previous page.
 */
function isFirstPage(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && pathOf(loaded.name) === pathOf(location.href);
}

const pathOf = (url: string) => new URL(url).pathname;
