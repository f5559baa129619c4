import libmime from "libmime";

import { decodeCharset } from "./charset";
import { htmlText } from "./html-text";
import type { MimePart } from "./mime-parts";
import { parseValue } from "./header";
import { readingLimits } from "./reading-limits";
import { decodeTransfer } from "./transfer-encoding";

/** The bytes of the longest character in UTF-8. */
const longestCharacter = 4;

/** The text of a part, and whether it is all of the part's text. */
type PartText = { readonly text: string; readonly isComplete: boolean };

/** Whether the part is a file: anything but a text without a name. */
export function isFile({ type, params, header, parts }: MimePart): boolean {
  if (parts.length > 0) return false;
  const { value: disposition, params: own } = parseValue(header.get("content-disposition"));
  const isText = type === "text/plain" || type === "text/html" || type.startsWith("multipart/");
  return !isText || disposition === "attachment" || (own.filename ?? params.name ?? "") !== "";
}

/**
 * Reads the text of an email. Of parts with the same content, the plain text is preferred to HTML. Other parts with
 * text follow each other.
 */
export function bodyText(root: MimePart, check: () => void): PartText {
  let left: number = readingLimits.textBytes;
  let isComplete = true;
  const decoded = (part: MimePart): Buffer => {
    const most = Math.min(left, part.type === "text/html" ? left : longestCharacter * readingLimits.textCharacters);
    const content = decodeTransfer(part.body, part.header.get("content-transfer-encoding"), most + 1);
    isComplete &&= content.length <= most;
    left = Math.max(0, left - content.length);
    return content.subarray(0, most);
  };
  const leafText = (part: MimePart): string => {
    const content = decoded(part);
    if (part.type !== "text/html") return plainText(decodeCharset(content, part.params.charset), part);
    const html = decodeCharset(content, part.params.charset ?? declaredCharset(content));
    const read = htmlText(html, 2 * readingLimits.textCharacters, check);
    isComplete &&= read.isComplete;
    return read.text;
  };
  const textOf = (part: MimePart): string => {
    check();
    if (part.parts.length === 0) return isFile(part) ? "" : leafText(part);
    const inOrder = part.type === "multipart/alternative" ? part.parts.toSorted(plainFirst) : part.parts;
    const texts: string[] = [];
    for (const child of inOrder) {
      const text = textOf(child);
      if (text.trim() === "") continue;
      texts.push(text);
      if (part.type === "multipart/alternative") break;
    }
    return texts.join("\n\n");
  };
  const text = withoutControls(textOf(root)).trim();
  return {
    text: text.slice(0, readingLimits.textCharacters).toWellFormed(),
    isComplete: isComplete && text.length <= readingLimits.textCharacters,
  };
}

function plainFirst(a: MimePart, b: MimePart): number {
  return Number(b.type === "text/plain") - Number(a.type === "text/plain");
}

/** Joins the lines that the sender's program has wrapped (RFC 3676). */
function plainText(text: string, { params }: MimePart): string {
  if (params.format?.toLowerCase() !== "flowed") return text.replace(/\r\n?/g, "\n");
  return libmime.decodeFlowed(text, params.delsp?.toLowerCase() === "yes");
}

/** The charset that the first lines of an HTML document name. */
function declaredCharset(content: Buffer): string | undefined {
  return /charset=["']?([\w-]{1,40})/i.exec(content.toString("latin1", 0, 1_024))?.[1];
}

function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- the pattern must match control characters, which can hide text
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
}
