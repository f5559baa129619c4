/** What makes and opens kits is larger than the page around it, so it loads after the page. */
export const loadKit = () => import("./make-kit");
