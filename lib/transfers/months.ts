/** The names of the months in English, German and French, with their short forms, in lower case without a full stop. */
const names = [
  "january jan januar jänner jän janvier janv",
  "february feb februar feber février fév févr fevrier fevr",
  "march mar märz mär mrz maerz mars",
  "april apr avril avr",
  "may mai",
  "june jun juni juin",
  "july jul juli juillet juil",
  "august aug août aou aout",
  "september sep sept septembre",
  "october oct oktober okt octobre",
  "november nov novembre",
  "december dec dezember dez décembre déc decembre",
];

const numbers: ReadonlyMap<string, number> = new Map(
  names.flatMap((words, index) => words.split(" ").map((word) => [word, index + 1] as const)),
);

/** The number of a month, 1 to 12. Undefined if the word is no month. */
export function monthOf(word: string): number | undefined {
  return numbers.get(word.toLowerCase().replace(/\.$/, ""));
}

/** A pattern for the names, as a part of other patterns. */
export const monthSource = `(?:${[...numbers.keys()].sort((a, b) => b.length - a.length).join("|")})`;
