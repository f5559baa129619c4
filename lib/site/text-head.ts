import { z } from "zod";

import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

const day = z.custom<Day>(isDay);

/** Beyond this a search engine cuts a description off. */
const longestDescription = 159;

/** What stands at the head of every text of ours. */
const base = {
  title: z.string().min(1),
  description: z.string().min(1).max(longestDescription),
  lead: z.string().min(1),
  updated: day,
  /** When somebody looks at it again. */
  review: day,
};

const sourceSchema = z.object({
  title: z.string().min(1),
  publisher: z.string().min(1),
  /** Of the source itself, where it is not the text's own: whoever listens hears its title read as it is meant. */
  language: z.enum(["en", "de", "fr"]).optional(),
  url: z.url({ protocol: /^https$/ }),
  /** The day on which we read it. */
  read: day,
});

export const articleHeadSchema = z.object({ ...base, published: day, sources: z.array(sourceSchema).min(1) }).strict();
export const legalHeadSchema = z.object(base).strict();

export type Source = z.infer<typeof sourceSchema>;
export type ArticleHead = z.infer<typeof articleHeadSchema>;
export type LegalHead = z.infer<typeof legalHeadSchema>;
