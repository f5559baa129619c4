import libmime from "libmime";

import { headerText } from "@/lib/platform/mail/header-text";

import { decodeCharset } from "./charset";
import { readingLimits } from "./reading-limits";

/** The headers of an email or of one of its parts. */
export type Header = {
  /** The first value of the header with this name in lower case. Empty if there is none. */
  readonly get: (name: string) => string;
};

/** Reads a block of headers. A line that begins with a space or tab continues the line above it. */
export function readHeader(block: Buffer): Header {
  const values = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of decodeCharset(block.subarray(0, readingLimits.headerBytes)).split("\n")) {
    if (line.startsWith(" ") || line.startsWith("\t")) {
      open?.push(line.trim());
      continue;
    }
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    open = [line.slice(colon + 1).trim()];
    if (name !== "" && !values.has(name) && values.size < readingLimits.headerFields) values.set(name, open);
  }
  return { get: (name) => (values.get(name) ?? []).join(" ").slice(0, readingLimits.headerValue) };
}

/** A value such as `text/plain; charset=utf-8`: the text before the first ";" in lower case, and the parameters. */
export function parseValue(value: string): {
  readonly value: string;
  readonly params: Readonly<Record<string, string | undefined>>;
} {
  const parsed = libmime.parseHeaderValue(value.slice(0, 4_096));
  return { value: parsed.value.trim().toLowerCase(), params: parsed.params };
}

/** Characters that change the direction of the text after them, so that a name or subject seems to be another one. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Decodes the encoded words of a header (RFC 2047) into one line of at most `limit` characters. */
export function decodeWords(value: string, limit: number): string {
  return headerText(libmime.decodeWords(value.slice(0, readingLimits.encodedWords)))
    .replace(directions, "")
    .slice(0, limit)
    .toWellFormed();
}

/** The Message-IDs in a header's value, in their order. */
export function messageIdsIn(value: string): string[] {
  return value.match(/<[^<>\s]{3,250}>/g) ?? [];
}
