import { z } from "zod";

import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

const day = z.custom<Day>(isDay);

/** The maximum length of a description in characters. Search engines cut off longer descriptions. */
const maxDescriptionLength = 159;

/** The front matter of every text. */
const base = {
  title: z.string().min(1),
  description: z.string().min(1).max(maxDescriptionLength),
  lead: z.string().min(1),
  updated: day,
  /** The day on which the text is due for review. */
  review: day,
};

const sourceSchema = z.object({
  title: z.string().min(1),
  publisher: z.string().min(1),
  /** The language of the source if it differs from the text's, so that screen readers pronounce the title correctly. */
  language: z.enum(["en", "de", "fr"]).optional(),
  url: z.url({ protocol: /^https$/ }),
  /** The day on which we read the source. */
  read: day,
});

export const articleHeadSchema = z.object({ ...base, published: day, sources: z.array(sourceSchema).min(1) }).strict();
export const legalHeadSchema = z.object(base).strict();

export type Source = z.infer<typeof sourceSchema>;
export type ArticleHead = z.infer<typeof articleHeadSchema>;
export type LegalHead = z.infer<typeof legalHeadSchema>;
