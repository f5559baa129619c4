import type { Wording } from "@/lib/firm/claims/wording";

import type { TextProblemCode } from "../markdown/problems";

/** The rules for what a text says, besides the rules of its syntax. */
export const ruleCodes = [
  "lawWithoutSource",
  "tooHard",
  "unusedSource",
  "laterSource",
  "review",
  "unknownClaim",
  "unknownPicture",
  "unknownPrice",
  "answerTooLong",
  "answerWithAmount",
  "notOneParagraph",
  "notPlain",
  "noticeTooLong",
  "noticeOver",
] as const;
export type RuleCode = (typeof ruleCodes)[number];

/** What is wrong with an entry of the head. */
export const fieldProblems = ["missing", "tooLong", "invalid"] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/**
 * Why a draft cannot be published. `line` is a line of the body, counted from 1. `field` names an entry of the head,
 * such as "title" or "sources.2.url".
 */
export type TextFault =
  | { readonly code: TextProblemCode | RuleCode; readonly line?: number; readonly name?: string }
  | { readonly code: "claim"; readonly line: number; readonly name: Wording; readonly words: string }
  | { readonly code: "field"; readonly field: string; readonly problem: FieldProblem };
