import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

const segments = (text, granularity) => [...new Intl.Segmenter("en", { granularity }).segment(text)];

const wordsIn = (text) =>
  segments(text, "word").flatMap(({ segment, isWordLike }) => (isWordLike && /\p{L}/u.test(segment) ? [segment] : []));

export function readingGrade(passages) {
  const sentences = passages
    .flatMap((passage) => segments(passage, "sentence"))
    .map(({ segment }) => wordsIn(segment))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
