/** The link that a click was on, whatever part of it was hit. */
export function clickedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

/** Whether a link leads to a place on the page that is shown. */
export function leadsToPlaceHere({ hash, pathname }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === window.location.pathname;
}
