import type { LeadAnswers } from "@/lib/leads/queries";

import type { Answers } from "./draft";

/** The specification's limit of the notes, in characters. */
const longestNotes = 500;

/** What a request for help already answers of a booking. A longer story is shortened: the whole of it stays with the request. */
export function knownFrom({ story, firstName, lastName, email, phone }: LeadAnswers): Answers["known"] {
  const letters = [...story];
  const additionalNotes = letters.length <= longestNotes ? story : `${letters.slice(0, longestNotes - 2).join("").trimEnd()} …`;
  return { firstName, lastName, email, phone, additionalNotes };
}
