/** The link that contains the clicked element, if any. */
export function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

/** Whether the link leads to a fragment of the current page. */
export function isFragmentLink({ hash, pathname }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === window.location.pathname;
}
