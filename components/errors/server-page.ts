/** The path of the page that the document shows. Undefined until the scripts of the loaded page have run. */
let shownPath: string | undefined;

/** Must be called after each change of the page, when the document shows the new page. */
export function rememberShownPath(path: string): void {
  shownPath = path;
}

/**
 * Returns a copy of the server-rendered page, including what was typed into it and chosen in it. Undefined if the
 * document still shows another page than the one at `path`. An error boundary must call this during its first
 * rendering, because React removes the page directly afterwards. React does not handle the forms in the copy. The
 * browser sends them as it does without JavaScript.
 */
export function copyOfServerPage(path: string): DocumentFragment | undefined {
  const main = document.getElementById("main");
  if (!main || !isShown(path)) return undefined;
  const copy = document.createDocumentFragment();
  copy.append(...[...main.childNodes].map((node) => node.cloneNode(true)));
  // A clone contains what was typed and ticked, but not what was chosen in a list.
  const chosen = [...main.querySelectorAll("option")].map((option) => option.selected);
  for (const [index, option] of copy.querySelectorAll("option").entries()) option.selected = chosen[index] ?? false;
  for (const each of copy.querySelectorAll("script, template")) each.remove();
  return copy;
}

/**
 * Whether the document shows the page at this path. The address of the document cannot tell: while the router renders
 * the next page, it is still the address of the previous one.
 */
function isShown(path: string): boolean {
  if (shownPath !== undefined) return shownPath === path;
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === path;
}
