/** The reader is larger than the page around it, so it loads after the page. */
export const loadReader = () => import("./read-anywhere");
