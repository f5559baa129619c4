import type { Locale } from "@/lib/platform/i18n/locales";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

export type FeedEntry = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly published: Day;
};

export type Feed = {
  readonly title: string;
  readonly description: string;
  /** The URL of the page that lists the articles. */
  readonly url: string;
  /** The URL of the feed. */
  readonly feedUrl: string;
  readonly locale: Locale;
  readonly updated: Day;
  readonly entries: readonly FeedEntry[];
};

/** Writes a feed as RSS 2.0. The feed has an Atom link to its own URL, because validators require this link. */
export function toRss({ title, description, url, feedUrl, locale, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", url),
    element("description", description),
    element("language", locale.toLowerCase()),
    element("lastBuildDate", rfc822(updated)),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(toItem),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function toItem({ title, description, url, published }: FeedEntry): string {
  const lines = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("pubDate", rfc822(published)),
    element("description", description),
  ];
  return `<item>\n${lines.join("\n")}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Formats a day as RSS requires, for example "Sat, 21 Nov 2026 00:00:00 GMT". */
function rfc822(day: Day): string {
  return new Date(utcMidnight(day)).toUTCString();
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// eslint-disable-next-line no-control-regex -- these characters are removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes the five special characters of XML and removes the characters that XML forbids. */
function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
