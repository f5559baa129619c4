/** Functions to read the HTML that the server sent, before any script changes the page. */

export type Tag = Readonly<Record<string, string>>;

/** Returns the attributes of all elements with this name. */
export function tags(html: string, name: string): readonly Tag[] {
  const pattern = new RegExp(`<${name}((?:\\s[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, "g");
  return [...html.matchAll(pattern)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  );
}

/** Returns the text of a page, without scripts, styles and tags. */
export function textIn(html: string): string {
  return decoded(withoutScripts(html).replace(/<[^<>]+>/g, " "));
}

export function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
}

export function decoded(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

export function meta(html: string, name: string): string | undefined {
  return tags(html, "meta").find((tag) => (tag.name ?? tag.property) === name)?.content;
}

/** Returns the path and query of a URL, without its host. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, "http://localhost");
  return pathname + search;
}
