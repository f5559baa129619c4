/** The minimum length of a word. In shorter words, a swap makes another common name, such as "Ian" of "Ina". */
const shortest = 4;
/** The maximum number of swaps. Each of them is a condition of the query. */
const most = 20;

/** The words that result if two neighboring letters of the word are swapped. Each differs from the word. */
export function withSwappedLetters(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < shortest) return [];
  const swapped = letters.slice(1, most + 1).map((letter, index) => {
    const before = letters[index] ?? "";
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join("");
  });
  return [...new Set(swapped)].filter((each) => each.toLowerCase() !== word.toLowerCase());
}
