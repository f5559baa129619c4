import type { PublishedText } from "../texts";

/** A place in which a public text names an address. */
export type SourceLink = {
  readonly url: string;
  /** The title of the source, or the address of a link. */
  readonly title: string;
  /** The number of a source of an article. Undefined for a link in the text. */
  readonly number: number | undefined;
};

/** Longer addresses are not checked. */
const maxLength = 1_000;

/** The target of a link in Markdown, without a title. */
const linkTarget = /\]\(<?(https:\/\/[^\s)>]+)/g;

/** Lists the addresses outside the site that a public text names: its sources, and the links of its text. */
export function linksOf({ kind, head, body }: Pick<PublishedText, "kind" | "head" | "body">): readonly SourceLink[] {
  const sources = kind === "article" && "sources" in head ? head.sources : [];
  const named = sources.map(({ url, title }, index): SourceLink => ({ url, title, number: index + 1 }));
  const inText = [...body.matchAll(linkTarget)].map(([, url = ""]): SourceLink => ({
    url,
    title: url,
    number: undefined,
  }));
  const known = new Set(named.map(({ url }) => url));
  return [...named, ...inText.filter(({ url }) => !known.has(url))].filter(({ url }) => url.length <= maxLength);
}
