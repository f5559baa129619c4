import { comparedText, isBeginning } from "./compared-text";
import { attributionStart, headerBlockEnd, isForwarded } from "./quote-marks";

/** A part of an email's text. Quoted parts are folded in the thread. */
export type TextPart = { readonly isQuoted: boolean; readonly text: string };

type Email = { readonly subject?: string | undefined; readonly text: string };

/**
 * Lines from `start` up to `end`. The quoted text begins at `contentAt`, below the headers that some programs write.
 */
type Block = { readonly isQuoted: boolean; readonly start: number; readonly end: number; readonly contentAt: number };

/**
 * Splits the text of a received email into the sender's own text and quoted emails. The text of a forwarded email is
 * one part, because it is evidence. Without any text by the sender, nothing counts as quoted.
 */
export function textParts({ subject = "", text }: Email): readonly TextPart[] {
  const lines = text.split("\n");
  const parts = blocksOf(lines, subject)
    .map(({ isQuoted, start, end }) => ({ isQuoted, text: joined(lines.slice(start, end)) }))
    .filter((part) => part.text !== "");
  return parts.some(({ isQuoted }) => !isQuoted) ? parts : [{ isQuoted: false, text: joined(lines) }];
}

/**
 * Removes quoted text that repeats one of our emails, and the one line above it that introduces it, such as "On Friday,
 * Office wrote:". At the end of the text, the beginning of one of our emails counts as a repetition, because programs
 * cut quotes. Between the sender's answers, only a whole email does. Returns the text unchanged if nothing would be
 * left.
 */
export function withoutRepeats({ subject = "", text }: Email, ours: readonly string[]): string {
  const lines = text.split("\n");
  const emails = ours.map(comparedText).filter((email) => email.text !== "");
  const lastLine = lines.findLastIndex((line) => line.trim() !== "");
  const isRepeated = ({ isQuoted, contentAt, end }: Block) => {
    const quote = isQuoted ? comparedText(lines.slice(contentAt, end).join("\n")).text : "";
    if (quote === "") return false;
    return emails.some((email) => email.text === quote || (end > lastLine && isBeginning(quote, email)));
  };
  const blocks = blocksOf(lines, subject).map((block) => ({ ...block, isRepeated: isRepeated(block) }));
  const kept = blocks.flatMap(({ isRepeated: isLeftOut, start, end }, index) => {
    if (isLeftOut) return [];
    return lines.slice(start, blocks[index + 1]?.isRepeated ? withoutAttribution(lines, { start, end }) : end);
  });
  return joined(kept) || text;
}

/** Finds the quoted lines: those that begin with ">", and everything below the headers of a quoted email. */
function blocksOf(lines: readonly string[], subject: string): Block[] {
  if (isForwarded(subject, lines)) return [{ isQuoted: false, start: 0, end: lines.length, contentAt: 0 }];
  const blocks: Block[] = [];
  let start = 0;
  const add = (isQuoted: boolean, end: number, contentAt = start) => {
    if (end > start) blocks.push({ isQuoted, start, end, contentAt });
    start = end;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const contentAt = headerBlockEnd(lines, at);
    if (contentAt !== undefined) {
      add(false, at);
      add(true, lines.length, contentAt);
      return blocks;
    }
    if (!isQuotedLine(lines[at])) continue;
    add(false, at);
    let end = at + 1;
    for (let next = end; next < lines.length && (isQuotedLine(lines[next]) || isEmpty(lines[next])); next += 1)
      if (isQuotedLine(lines[next])) end = next + 1;
    add(true, end);
    at = end - 1;
  }
  add(false, lines.length);
  return blocks;
}

/** The end of the lines without the attribution at their end. */
function withoutAttribution(lines: readonly string[], { start, end }: { start: number; end: number }): number {
  let last = end;
  while (last > start && isEmpty(lines[last - 1])) last -= 1;
  return Math.max(start, attributionStart(lines, last));
}

const isQuotedLine = (line = "") => line.trimStart().startsWith(">");
const isEmpty = (line = "") => line.trim() === "";

/** Joins lines without the empty lines around them. */
const joined = (lines: readonly string[]) =>
  lines
    .join("\n")
    .replace(/^\s*\n/, "")
    .trimEnd();
