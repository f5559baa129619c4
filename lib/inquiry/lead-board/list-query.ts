import { z } from "zod";

import { cursorIn, cursorQuery, timedPlacePattern } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";

import { leadStages } from "../leads/stages/stage";
import type { LeadStage } from "../leads/stages/stage";

export const leadBoardPath = "/dashboard/google-ads-leads";

/** The query of the page. Only the list has a stage and pages. */
export const leadBoardQuery = z.object({
  view: z.enum(["board", "list"]).default("board"),
  stage: z.enum(leadStages).optional(),
  done: z.enum(["test-sent"]).optional(),
  ...cursorQuery(timedPlacePattern("REQ-[0-9A-Z]{4}-[0-9A-Z]{4}")),
});

type Query = z.output<typeof leadBoardQuery>;

export function listQueryIn({ stage, ...query }: Query): { stage: LeadStage | undefined; cursor: Cursor | undefined } {
  return { stage, cursor: cursorIn(query) };
}

/** The address of the list with its filter, without a cursor. */
export const leadListPath = (stage?: LeadStage) => `${leadBoardPath}?view=list${stage ? `&stage=${stage}` : ""}`;
