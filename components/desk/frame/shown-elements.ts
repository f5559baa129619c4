/**
 * The elements on the page that the person sees. After a navigation, the document still contains the previous page,
 * hidden, so that Back can show it at once.
 */
export function shownElements<Found extends HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)].filter((element) => element.checkVisibility());
}
