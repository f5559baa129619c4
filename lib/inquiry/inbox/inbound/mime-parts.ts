import { parseValue, readHeader } from "./header";
import type { Header } from "./header";
import { readingLimits } from "./reading-limits";

/** An email, or a part of an email. A multipart has parts, and any other part has a body. */
export type MimePart = {
  readonly header: Header;
  /** The media type in lower case, such as "text/plain". */
  readonly type: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly parts: readonly MimePart[];
  /** The content as it was sent: not decoded. For a multipart, the content before its first part. */
  readonly body: Buffer;
  /** Whether this is a multipart in too many others. Its parts were not read. */
  readonly isUnread: boolean;
};

type OpenPart = MimePart & { parts: MimePart[]; body: Buffer; readonly bodyAt: number };
type OpenMultipart = { readonly part: OpenPart; readonly boundary: string };

const lineFeed = 10;
const longestBoundary = 200;
const mediaType = /^[^\s/]+\/[^\s/]+$/;

/**
 * Splits an email into its parts in one pass over its bytes (RFC 2046). `isComplete` is false if the email has more
 * parts, or parts in more levels, than are read.
 */
export function splitParts(raw: Buffer): { readonly root: MimePart; readonly isComplete: boolean } {
  const dashes = findDashLines(raw);
  let isComplete = dashes.isComplete;
  const open: OpenMultipart[] = [];
  let count = 0;
  /**
   * Reads the part that begins at this position. Its headers end at the latest at the next line that begins with "--".
   */
  const start = (at: number, nextDash: number): OpenPart => {
    const { header, bodyAt } = headerAt(raw, at, nextDash);
    const { value, params } = parseValue(header.get("content-type"));
    // A value that is no media type counts as plain text (RFC 2045, section 5.2).
    const type = mediaType.test(value) ? value : "text/plain";
    const boundary = type.startsWith("multipart/") ? params.boundary?.trimEnd() : undefined;
    const hasParts = boundary !== undefined && boundary !== "" && boundary.length <= longestBoundary;
    const isUnread = hasParts && open.length >= readingLimits.depth;
    const part = { header, type, params, parts: [], body: Buffer.alloc(0), bodyAt, isUnread };
    if (hasParts && !isUnread) open.push({ part, boundary });
    isComplete &&= !isUnread;
    count += 1;
    return part;
  };
  const root = start(0, dashes.at[0] ?? raw.length);
  /** The part whose body is being read. Undefined after the last part of a multipart. */
  let current: OpenPart | undefined = root;
  const end = (at: number) => {
    if (current) current.body = raw.subarray(current.bodyAt, Math.max(current.bodyAt, withoutLineBreak(raw, at)));
  };
  for (const [index, at] of dashes.at.entries()) {
    if (open.length === 0) break;
    const { text, next } = dashLineAt(raw, at);
    const isEnd = text.endsWith("--") && open.some(({ boundary }) => boundary === text.slice(0, -2));
    const name = isEnd ? text.slice(0, -2) : text;
    const level = open.findLastIndex(({ boundary }) => boundary === name);
    const parent = open[level]?.part;
    if (!parent) continue;
    end(at);
    open.length = isEnd ? level : level + 1;
    current = undefined;
    if (isEnd) continue;
    if (count >= readingLimits.parts) {
      isComplete = false;
      break;
    }
    current = start(next, dashes.at[index + 1] ?? raw.length);
    parent.parts.push(current);
  }
  end(raw.length + 1);
  return { root, isComplete };
}

/** Finds the positions of the lines that begin with "--". */
function findDashLines(raw: Buffer): { readonly at: readonly number[]; readonly isComplete: boolean } {
  const at = raw.subarray(0, 2).equals(Buffer.from("--")) ? [0] : [];
  for (let found = raw.indexOf("\n--"); found !== -1; found = raw.indexOf("\n--", found + 1)) {
    if (at.length >= readingLimits.dashLines) return { at, isComplete: false };
    at.push(found + 1);
  }
  return { at, isComplete: true };
}

/** The text of the line after its "--" and without spaces at its end, and the position of the next line. */
function dashLineAt(raw: Buffer, at: number): { readonly text: string; readonly next: number } {
  const longest = raw.subarray(at + 2, at + 2 + longestBoundary + 16);
  const length = longest.indexOf(lineFeed);
  if (length === -1) return { text: longest.toString("latin1").trimEnd(), next: at + 2 + longest.length };
  return { text: longest.toString("latin1", 0, length).trimEnd(), next: at + 2 + length + 1 };
}

/** Reads the headers that begin at `at`. The first empty line ends them. */
function headerAt(raw: Buffer, at: number, latestEnd: number): { readonly header: Header; readonly bodyAt: number } {
  const block = raw.subarray(at, latestEnd);
  const hasNone = /^\r?\n/.test(block.toString("latin1", 0, 2));
  const ends = [
    { end: block.indexOf("\n\n"), length: 2 },
    { end: block.indexOf("\n\r\n"), length: 3 },
  ].filter(({ end }) => end !== -1);
  const [first = { end: block.length, length: 0 }] = ends.toSorted((a, b) => a.end - b.end);
  if (hasNone) return { header: readHeader(Buffer.alloc(0)), bodyAt: at + block.indexOf(lineFeed) + 1 };
  return { header: readHeader(block.subarray(0, first.end)), bodyAt: at + first.end + first.length };
}

/** The line break before a separating line belongs to the separating line. */
function withoutLineBreak(raw: Buffer, at: number): number {
  if (raw[at - 1] !== lineFeed) return Math.min(at, raw.length);
  return raw[at - 2] === 13 ? at - 2 : at - 1;
}
