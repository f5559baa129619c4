import type { LeadAnswers } from "@/lib/leads/queries";

import type { Answers } from "./draft";

/** The specification's limit of the notes, in characters. */
const longestNotes = 500;

const cutMark = " …";

/** Whether these notes are the beginning of a longer story. */
export function isCut(notes: string): boolean {
  return notes.endsWith(cutMark);
}

/** What a request for help already answers of a booking. A longer story is shortened: the whole of it stays with the request. */
export function knownFrom({ story, firstName, lastName, email, phone }: LeadAnswers): Answers["known"] {
  const letters = [...story];
  const additionalNotes =
    letters.length <= longestNotes
      ? story
      : `${letters
          .slice(0, longestNotes - cutMark.length)
          .join("")
          .trimEnd()}${cutMark}`;
  return { firstName, lastName, email, phone, additionalNotes };
}
