import type { LeadAnswers } from "@/lib/inquiry/leads/queries";

import type { Answers } from "./draft";

/** The limit of the notes, in characters (specification). */
const maxNotes = 500;

const cutMark = " …";

/** Tells whether these notes are only the beginning of a longer story. */
export function isCut(notes: string): boolean {
  return notes.endsWith(cutMark);
}

/**
 * Turns the answers of a request for help into the initial values of the booking form. The form contains only the
 * beginning of a long story. The whole story stays in the request.
 */
export function prefillFrom({ story, firstName, lastName, email, phone }: LeadAnswers): Answers["prefill"] {
  const characters = [...story];
  const additionalNotes =
    characters.length <= maxNotes
      ? story
      : `${characters
          .slice(0, maxNotes - cutMark.length)
          .join("")
          .trimEnd()}${cutMark}`;
  return { firstName, lastName, email, phone, additionalNotes };
}
