/**
 * Passwords that the library's list of stolen passwords does not contain: a famous example, and common words of our
 * other languages.
 */
const added = [
  "correcthorsebatterystaple",
  "motdepasse",
  "bienvenue",
  "willkommen",
  "sommer",
  "unknown",
  "administrator",
];

/** Letters that people write as a digit or a symbol. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

export const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

let words: Promise<ReadonlySet<string>> | undefined;

/** Reads the list at the first new password, because the list takes several megabytes of memory. */
function commonWords(): Promise<ReadonlySet<string>> {
  return (words ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"], ...added]),
  ));
}

/**
 * Whether a password is one of some 49,000 stolen passwords, in its typed form or after digits and symbols are removed,
 * lookalikes are read as letters, and a repeated word is written once.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonWords();
  const typed = password.normalize("NFKC").toLowerCase();
  const characters = [...typed];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const inner = characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1);
  const read = inner.map((character) => lookalikes[character] ?? character).join("");
  const forms = [typed, typed.replace(/[^\p{L}\p{N}]/gu, ""), lettersOf(typed), lettersOf(read)];
  return forms.some((form) => form !== "" && (common.has(form) || common.has(withoutRepetition(form))));
}

/** "monkeymonkey" becomes "monkey". A text that is no repetition stays the same. */
function withoutRepetition(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}
