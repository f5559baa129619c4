import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** The highest grade at which an English text may read. */
export const highestGrade = 9;

const segments = (text: string, granularity: "word" | "sentence") => [
  ...new Intl.Segmenter("en", { granularity }).segment(text),
];

const wordsIn = (text: string) =>
  segments(text, "word").flatMap(({ segment, isWordLike }) => (isWordLike && /\p{L}/u.test(segment) ? [segment] : []));

/** The American school grade at which English passages read, by Flesch and Kincaid. 0 for passages without words. */
export function readingGrade(passages: readonly string[]): number {
  const sentences = passages
    .flatMap((passage) => segments(passage, "sentence"))
    .map(({ segment }) => wordsIn(segment))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
