import { z } from "zod";

import { readQuery } from "@/lib/platform/parse/read-query";

import { analyticsPath, viewParams, viewQuery } from "./view";

/** What the page says after an action. */
export const outcomes = ["added", "removed", "restored", "gone", "email"] as const;

/** The query of the page, and what the last action did. */
export const analyticsQuery = viewQuery.extend({
  done: z.enum(outcomes).optional(),
  /** The remark that was removed. */
  remark: z.uuid().optional(),
});

type Outcome = {
  /** The query of the page on which the form was. */
  readonly view: string;
  readonly done: (typeof outcomes)[number];
  readonly remark?: string;
};

/** The page as it was, with what the action did. */
export function outcomePath({ view, done, remark }: Outcome): string {
  const params = viewParams(readQuery(viewQuery, Object.fromEntries(new URLSearchParams(view))));
  params.set("done", done);
  if (remark !== undefined) params.set("remark", remark);
  return `${analyticsPath}?${params}#${done === "email" ? "email" : "remarks"}`;
}
