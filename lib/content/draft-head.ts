import { z } from "zod";

/** The maximum length of an entry of an unfinished draft, in characters. */
const longest = 2_000;

const entry = z.string().max(longest);

/**
 * What belongs to a draft besides its body. It may be unfinished, so its entries are any texts. `headSchemas` checks it
 * when it is published.
 */
export const draftHeadSchema = z.record(
  z.string().max(40),
  z.union([entry, z.array(z.record(z.string().max(40), entry)).max(100)]),
);

export type DraftHead = z.infer<typeof draftHeadSchema>;
