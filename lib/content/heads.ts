import { z } from "zod";

import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { TextKind } from "./kinds";

const day = z.custom<Day>(isDay);
const line = z.string().trim().min(1);

/** The maximum length of a description in characters. Search engines cut off longer descriptions. */
export const maxDescriptionLength = 159;

const page = {
  title: line.max(120),
  description: line.max(maxDescriptionLength),
  lead: line.max(600),
  /** The day on which the text is due for review. */
  review: day,
};

const sourceSchema = z.object({
  title: line,
  publisher: line,
  /** The language of the source if it differs from the text's, so that screen readers pronounce the title correctly. */
  language: z.enum(["en", "de", "fr"]).optional(),
  url: z.url({ protocol: /^https$/ }),
  /** The day on which we read the source. */
  read: day,
});

/** What belongs to a text besides its body, by kind. */
export const headSchemas = {
  article: z.strictObject({ ...page, sources: z.array(sourceSchema).max(60) }),
  legal: z.strictObject(page),
  topic: z.strictObject({ title: line.max(120) }),
  /** The title of a question is the question. */
  question: z.strictObject({ title: line.max(200) }),
  /** A notice is shown until the beginning of this day. */
  notice: z.strictObject({ until: day }),
} as const satisfies Readonly<Record<TextKind, z.ZodType>>;

export type Source = z.infer<typeof sourceSchema>;
export type Heads = { readonly [K in TextKind]: z.infer<(typeof headSchemas)[K]> };
