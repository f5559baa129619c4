/** @jest-environment jsdom */
import { toRss } from "./rss";
import type { Feed } from "./rss";

const feed: Feed = {
  title: "Blog",
  description: "For victims",
  url: "https://example.com/de/blog",
  feedUrl: "https://example.com/de/blog/rss.xml",
  locale: "fr-CA",
  updated: "2026-11-21",
  entries: [
    {
      title: 'A & B: <script>alert("x")</script>',
      description: "It’s 1 < 2",
      url: "https://example.com/blog/a?x=1&y=2",
      published: "2026-11-20",
    },
    {
      title: "]]> \u0000\u000b bad characters",
      description: "é – “ ” 日本",
      url: "https://example.com/blog/b",
      published: "2026-01-05",
    },
  ],
};

const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

describe("a feed", () => {
  const xml = parse(toRss(feed));
  const textsOf = (selector: string) => [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent);

  it("is well-formed XML for any text", () => {
    expect(xml.querySelector("parsererror")).toBeNull();
    expect(xml.documentElement.nodeName).toBe("rss");
    expect(xml.documentElement.getAttribute("version")).toBe("2.0");
    expect(xml.querySelector("script")).toBeNull();
  });

  it("has one title, link, description, language and build date, and a link to its own URL", () => {
    for (const name of ["title", "link", "description", "language", "lastBuildDate"])
      expect(textsOf(`channel > ${name}`)).toHaveLength(1);
    expect(textsOf("channel > language")).toEqual(["fr-ca"]);
    const self = xml.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link")[0];
    expect(self?.getAttribute("href")).toBe(feed.feedUrl);
  });

  it("has a title, a link, a guid and a date for each item", () => {
    expect(textsOf("item > title")).toEqual(['A & B: <script>alert("x")</script>', "]]>  bad characters"]);
    expect(textsOf("item > link")).toEqual(feed.entries.map(({ url }) => url));
    expect(textsOf("item > guid")).toEqual(feed.entries.map(({ url }) => url));
    expect(textsOf("item > pubDate")).toEqual(["Fri, 20 Nov 2026 00:00:00 GMT", "Mon, 05 Jan 2026 00:00:00 GMT"]);
  });
});

it("a feed without items is well-formed XML", () => {
  expect(parse(toRss({ ...feed, entries: [] })).querySelector("parsererror, item")).toBeNull();
});
