import { z } from "zod";

import { cursorQuery, timedPlacePattern } from "@/lib/platform/list/list-page";

import { conversionViews } from "./view";
import type { ConversionView } from "./view";

export const conversionsPath = "/dashboard/google-ads-leads/conversions";

/** Why nothing was exported. The rules of `makeExport`. */
export const exportRefusals = ["no-terms", "no-ids", "no-service", "nothing-new"] as const;
export type ExportRefusal = (typeof exportRefusals)[number];

/** What the last action of the page did. */
export const conversionNotices = ["made", "queued", "checked", "refused", ...exportRefusals] as const;

/** The query of the page with the conversions. */
export const conversionsQuery = z.object({
  view: z.enum(conversionViews).default("ready"),
  done: z.enum(conversionNotices).optional(),
  /** Google's code of a refusal. */
  code: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,99}$/)
    .optional(),
  ...cursorQuery(timedPlacePattern("[A-Z]{2,5}-[0-9A-Z]{4}-[0-9A-Z]{4}\\.[a-z-]{1,20}")),
});

/** The address of one list of conversions, without a cursor. */
export const conversionListPath = (view: ConversionView) => `${conversionsPath}?view=${view}`;
