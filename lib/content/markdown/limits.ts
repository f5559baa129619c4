import type { TextProblem } from "./problems";

/** The maximum length of a text in characters, which the database enforces too. The longest has about 16,000. */
export const maxTextLength = 100_000;

/**
 * The parser's time grows faster than the text for some texts, such as a thousand nested lists or unclosed brackets.
 * These limits refuse such texts before the parser sees them. They are far beyond what a readable text needs.
 */
const maxLines = 1_500;
const maxLineLength = 5_000;
/** The number of columns before the text of a line: spaces, and the marks of quotes and lists. */
const maxIndent = 12;
const maxMarksBeforeText = 2;
const maxOpenBlocks = 3;
/** The marks in a run of lines without an empty line. The parser compares marks only within such a run. */
const maxMarksInRun = 1_000;
/** The marks in the whole text. The longest text of the firm has about 1,000. */
const maxMarks = 8_000;

const marks = /[[\]*_`~<!:@&\\{}]/g;
const bars = /\|/g;

/** Splits a text into lines without the spaces at their end, which have a meaning in Markdown that no author sees. */
export function linesOf(markdown: string): readonly string[] {
  return markdown.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
}

/** Lists what makes a text too large or too complex for the parser. Needs linear time. */
export function limitProblems(markdown: string): readonly TextProblem[] {
  if (markdown.length > maxTextLength) return [{ line: 1, code: "tooLong" }];
  const lines = linesOf(markdown);
  if (lines.length > maxLines) return [{ line: maxLines + 1, code: "tooManyLines" }];
  return [...lineProblems(lines), ...markProblems(lines), ...openBlockProblems(lines)].sort((a, b) => a.line - b.line);
}

function lineProblems(lines: readonly string[]): TextProblem[] {
  return lines.flatMap((text, index): TextProblem[] => {
    if (text.length > maxLineLength) return [{ line: index + 1, code: "lineTooLong" }];
    const indent = indentOf(text);
    const isDeep =
      indent.replaceAll("\t", "    ").length > maxIndent ||
      (indent.match(/[^\s\d]/g)?.length ?? 0) > maxMarksBeforeText;
    return isDeep ? [{ line: index + 1, code: "tooDeep" }] : [];
  });
}

/** The spaces and the marks of quotes and lists at the beginning of a line. */
function indentOf(line: string): string {
  return /^(?:[ \t>]|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line)?.[0] ?? "";
}

function markProblems(lines: readonly string[]): TextProblem[] {
  let inRun = 0;
  let inText = 0;
  for (const [index, line] of lines.entries()) {
    const count = line.match(marks)?.length ?? 0;
    inRun = line === "" ? 0 : inRun + count;
    inText += count + (line.match(bars)?.length ?? 0);
    if (inRun > maxMarksInRun || inText > maxMarks) return [{ line: index + 1, code: "tooManyMarks" }];
  }
  return [];
}

/** Counts how many blocks such as `:::note` are open at each line. The parser reads the text of each block again. */
function openBlockProblems(lines: readonly string[]): TextProblem[] {
  const open: { readonly line: number; readonly colons: number; readonly name: string }[] = [];
  for (const [index, text] of lines.entries()) {
    const [, colons = "", name = ""] = /^(:{3,})([a-z]?)/i.exec(text.slice(indentOf(text).length)) ?? [];
    if (colons === "") continue;
    const line = index + 1;
    if (name !== "") open.push({ line, colons: colons.length, name: text.trim() });
    else open.splice(open.findIndex((block) => block.colons <= colons.length) >>> 0);
    if (open.length > maxOpenBlocks) return [{ line, code: "tooDeep", name: text.trim() }];
  }
  return open.slice(-1).map(({ line, name }) => ({ line, code: "unclosedBlock", name }));
}
