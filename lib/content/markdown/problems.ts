/** Why a text is refused. The name of a problem is what its author wrote, for example the name of an unknown block. */
export const textProblemCodes = [
  // Limits, checked before the text is parsed.
  "tooLong",
  "tooManyLines",
  "lineTooLong",
  "tooDeep",
  "tooManyMarks",
  // Markdown, HTML and code that our texts do not use.
  "html",
  "code",
  "module",
  "image",
  "footnote",
  "definition",
  "heading",
  "headingLevel",
  "separator",
  "lineBreak",
  "strikethrough",
  "taskList",
  // Blocks and words.
  "unknownBlock",
  "brokenBlock",
  "unclosedBlock",
  "emptyBlock",
  "notHere",
  "unknownWord",
  "unknownSetting",
  "missingSetting",
  "unknownValue",
  "missingValue",
  "link",
  "sameHeading",
  "emptyHeading",
  "unknownSource",
] as const;
export type TextProblemCode = (typeof textProblemCodes)[number];

/** A problem in one line of a text. Lines are counted from 1. */
export type TextProblem = { readonly line: number; readonly code: TextProblemCode; readonly name?: string };
