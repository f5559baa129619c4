/** The query parameters that advertisements and partner links add to a URL. */
export const adMarks = ["gclid", "gbraid", "wbraid", "utm_source", "utm_medium", "utm_campaign"] as const;

/** The query with the marks of an advertisement in a URL's query. Empty without marks. */
export function marksIn(search: string): string {
  const given = new URLSearchParams(search);
  const marks = adMarks.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value.slice(0, 200)]];
  });
  return new URLSearchParams(marks).toString();
}

/**
 * Adds marks to a link to a page of this site. They travel in the addresses of our own links, so that nothing is stored
 * in the browser. A link that has marks of its own keeps them.
 */
export function withMarks(address: string, marks: string): string {
  if (marks === "" || !address.startsWith("/")) return address;
  const [page = "", fragment] = address.split("#");
  if (marksIn(page.slice(page.indexOf("?"))) !== "") return address;
  return `${page}${page.includes("?") ? "&" : "?"}${marks}${fragment === undefined ? "" : `#${fragment}`}`;
}
