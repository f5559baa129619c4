import libmime from "libmime";

import { decodeText } from "./charset";
import { htmlText } from "./html-text";
import type { MimePart } from "./mime-parts";
import { parseValue } from "./header";
import { readingLimits } from "./reading-limits";
import { decodeTransfer } from "./transfer-encoding";
import { chooseVersion } from "./versions";

/** The bytes of the longest character in UTF-8. */
const longestCharacter = 4;

type BodyText = {
  readonly text: string;
  /** Whether the email has no more text. */
  readonly isComplete: boolean;
  /** Whether letters of the text were lost or guessed. */
  readonly hasDoubtfulLetters: boolean;
  /** The versions of the text with other words, which are left out of `text`. */
  readonly leftOutText: string;
};

/** Texts that programs read, not people. Text of any other type is shown as it is (RFC 2046, section 4.1.4). */
const fileTypes = /^text\/(?:calendar|csv|css|directory|javascript|rfc822-headers|rtf|(?:x-)?vcard|x-amp-html|xml)$/;

/** Whether the part is a file: anything but a text without a name. */
export function isFile({ type, params, header, parts }: MimePart): boolean {
  if (parts.length > 0) return false;
  const { value: disposition, params: own } = parseValue(header.get("content-disposition"));
  const isText = (type.startsWith("text/") && !fileTypes.test(type)) || type.startsWith("multipart/");
  return !isText || disposition === "attachment" || (own.filename ?? params.name ?? "") !== "";
}

/**
 * Reads the text of an email. Of parts with the same content, the plain text is preferred to HTML. Other parts with
 * text follow each other.
 */
export function bodyText(root: MimePart, check: () => void): BodyText {
  let left: number = readingLimits.textBytes;
  let isComplete = true;
  let hasDoubtfulLetters = false;
  const leftOutTexts: string[] = [];
  const decoded = (part: MimePart): Buffer => {
    const most = Math.min(left, part.type === "text/html" ? left : longestCharacter * readingLimits.textCharacters);
    const content = decodeTransfer(part.body, part.header.get("content-transfer-encoding"), most + 1);
    isComplete &&= content.length <= most;
    left = Math.max(0, left - content.length);
    return content.subarray(0, most);
  };
  const leafText = (part: MimePart): string => {
    const content = decoded(part);
    const isHtml = part.type === "text/html";
    const charset = part.params.charset ?? (isHtml ? declaredCharset(content) : undefined);
    const { text, isExact } = decodeText(content, charset);
    hasDoubtfulLetters ||= !isExact;
    if (!isHtml) return plainText(text, part);
    const read = htmlText(text, 2 * readingLimits.textCharacters, check);
    isComplete &&= read.isComplete;
    return read.text;
  };
  const versionText = (part: MimePart): string => {
    const wasComplete = isComplete;
    const versions = part.parts.toSorted(plainFirst).map((child) => {
      isComplete = true;
      return { text: textOf(child), isComplete };
    });
    const { chosen, leftOut } = chooseVersion(versions.filter(({ text }) => text.trim() !== ""));
    isComplete = wasComplete && (chosen?.isComplete ?? true);
    leftOutTexts.push(...leftOut);
    return chosen?.text ?? "";
  };
  const textOf = (part: MimePart): string => {
    check();
    if (part.isUnread) return "";
    if (part.parts.length === 0) return isFile(part) ? "" : leafText(part);
    if (part.type === "multipart/alternative") return versionText(part);
    return part.parts
      .map(textOf)
      .filter((text) => text.trim() !== "")
      .join("\n\n");
  };
  const text = withoutControls(textOf(root)).trim();
  return {
    text: text.slice(0, readingLimits.textCharacters).toWellFormed(),
    isComplete: isComplete && text.length <= readingLimits.textCharacters,
    hasDoubtfulLetters,
    leftOutText: leftOutTexts.join("\n\n").slice(0, readingLimits.textCharacters),
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
