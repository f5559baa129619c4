import type { Wording } from "@/lib/firm/claims/wording";

import type { TextProblemCode } from "../markdown/problems";

/** The rules for what a text says, besides the rules of its syntax. */
type RuleCode =
  | "lawWithoutSource"
  | "tooHard"
  | "unusedSource"
  | "laterSource"
  | "review"
  | "unknownClaim"
  | "unknownPicture"
  | "unknownPrice"
  | "answerTooLong"
  | "answerWithAmount"
  | "answerWithBlocks"
  | "noticeOver";

/**
 * Why a draft cannot be published. `line` is a line of the body, counted from 1. `field` names an entry of the head,
 * such as "title" or "sources.2.url".
 */
export type TextFault =
  | { readonly code: TextProblemCode | RuleCode; readonly line?: number; readonly name?: string }
  | { readonly code: "claim"; readonly line: number; readonly name: Wording }
  | { readonly code: "field"; readonly field: string; readonly problem: string };
