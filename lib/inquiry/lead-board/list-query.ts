import { z } from "zod";

import { cursorIn, cursorQuery, timedPlacePattern } from "@/lib/platform/list/list-page";
import { searchedText } from "@/lib/platform/list/searched-text";

import { leadStages } from "../leads/stages/stage";
import type { LeadStage } from "../leads/stages/stage";

export const leadBoardPath = "/dashboard/google-ads-leads";

/** The query of the page. Only the list has a stage and pages. */
export const leadBoardQuery = z.object({
  view: z.enum(["board", "list"]).default("board"),
  stage: z.enum(leadStages).optional(),
  q: searchedText,
  done: z.enum(["test-sent"]).optional(),
  ...cursorQuery(timedPlacePattern("REQ-[0-9A-Z]{4}-[0-9A-Z]{4}")),
});

type Query = z.output<typeof leadBoardQuery>;

/** The stage, the searched text and the position in the list. The board is not searched. */
export function listQueryIn({ view, stage, q, ...query }: Query) {
  return { stage, text: (view === "list" && q) || undefined, cursor: cursorIn(query) };
}

type Filter = { readonly stage?: LeadStage | undefined; readonly text?: string | undefined };

/** The address of the list with its filters, without a cursor. */
export const leadListPath = ({ stage, text }: Filter = {}) =>
  `${leadBoardPath}?${new URLSearchParams({ view: "list", ...(stage && { stage }), ...(text && { q: text }) })}`;
