/** The facts for the slots of a text, such as `{date}`. A fact that is missing or empty is not known. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** A part of a filled text: words of the text, or a fact. A fact that is not known has no words. */
export type Piece = { readonly text: string; readonly isFact: boolean };

const slot = /\{(\w+)\}/;

/** Fills in the slots of a text. Sentences with a slot whose fact is not known are left out. */
export function filledPieces(text: string, slots: Slots): Piece[] {
  const complete = sentencesOf(text, slots).filter((sentence) => !hasGap(sentence));
  return complete.flatMap((sentence, at) => (at === 0 ? sentence : [wordsOf(" "), ...sentence]));
}

/** The sentences that `filledPieces` leaves out. */
export const sentencesWithGap = (text: string, slots: Slots): Piece[][] => sentencesOf(text, slots).filter(hasGap);

export const wordsOf = (text: string): Piece => ({ text, isFact: false });
export const plainText = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

const hasGap = (sentence: readonly Piece[]) => sentence.some(({ text, isFact }) => isFact && text === "");

const sentencesOf = (text: string, slots: Slots): Piece[][] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence) =>
    // Split by a pattern with a group, a text has the names of its slots at the odd places.
    sentence
      .split(slot)
      .map((part, at) => (at % 2 === 0 ? wordsOf(part) : { text: withoutEnd(slots[part] ?? ""), isFact: true }))
      .filter(({ text: words, isFact }) => isFact || words !== ""),
  );

/** A fact may end with a full stop, as "Trade Plus Inc." does. The sentence has its own. */
const withoutEnd = (fact: string) => fact.trim().replace(/(?<!\.)\.+$/, "");
