import { z } from "zod";

import { line } from "@/lib/platform/text";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

const day = z.custom<Day>(isDay, "dayInvalid");

/** The form that adds a remark. `view` is the query of the page that contains the form. */
export const remarkSchema = z.object({
  day,
  text: line({ min: 1, max: 200, tooShort: "required", tooLong: "ruleTextTooLong" }),
  view: z.string().max(1_000).default(""),
});

export const remarkIdSchema = z.object({ id: z.uuid(), view: z.string().max(1_000).default("") });
