import { z } from "zod";

import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/**
 * The parts of the firm's record that a live site shows only after an administrator has confirmed them. `hours` are the
 * office hours with their time zone, city and holidays. `articles` and `questions` are the texts that the product
 * brings.
 */
export const confirmableFacts = ["hours", "meeting-modes", "articles", "questions"] as const;
export type ConfirmableFact = (typeof confirmableFacts)[number];

/** The day on which each part was confirmed. A part without a day is not shown. */
export const confirmedOnSchema = z.partialRecord(z.enum(confirmableFacts), z.custom<Day>(isDay)).default({}).readonly();
