import { everySecond, hitsOf, leaveOut, listsWith, numberWords, rowOf } from "./secret-rows";
import type { Hits } from "./secret-rows";
import { visibleTexts, wordsOf } from "./secret-text";
import { listBits, listsOf, mayStartWord } from "./secret-words";

/** Words, HTML tags and ordinal endings that people write between the words of a seed phrase. */
const between = new Set(["and", "und", "et", "y", "e", "br", "li", "ol", "p", "n", "st", "nd", "rd", "th"]);
const wholePhrase = 12;
/** A thief can guess one missing word of a phrase in a second, and two missing words in minutes. */
const almostPhrase = 11;
const guessable = 10;
const longestListWord = 9;

/**
 * Whether the text contains a wallet's seed phrase in any BIP-39 language. Up to two of its words may be missing or
 * wrong.
 */
export function hasSeedPhrase(typed: string): boolean {
  return visibleTexts(typed).some(isPhraseIn);
}

/** The same for a text that `visibleTexts` returned. */
export function isPhraseIn(visible: string): boolean {
  const words = wordsOf(visible);
  return (
    words.some(isGluedPhrase) ||
    spelledWords(words).some(isGluedPhrase) ||
    isUnspacedChinese(visible, words) ||
    (words.length >= guessable && isPhrase(words))
  );
}

function isPhrase(words: readonly string[]): boolean {
  const numbered = numberWords(words);
  const [all, plain] = [rowOf(numbered), rowOf(leaveOut(numbered, between))];
  return (
    listsWith(plain, guessable).some((bit) => hasRow(hitsOf(plain, bit))) ||
    listsWith(all, almostPhrase).some((bit) => hasEverySecond(hitsOf(all, bit)))
  );
}

/** Whether every second word is of one list, as in a phrase with one other word after each of its words. */
function hasEverySecond(row: Hits): boolean {
  return ([0, 1] as const).some(
    (first) =>
      longestRun(row, { first, step: 2 }) >= almostPhrase &&
      hasWindow(everySecond(row, first), { misses: 0, hits: almostPhrase, weight: 5 }),
  );
}

/** The highest number of hits in a row, if only every `step`-th word counts. Far cheaper than the other checks. */
function longestRun({ hits }: Hits, { first, step }: { readonly first: number; readonly step: number }): number {
  let [longest, run] = [0, 0];
  for (let at = first; at < hits.length; at += step) {
    run = hits[at] === 1 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** For each word list, counts the words of the text that are in the list. Returns the highest of these counts. */
export function countListWords(typed: string): number {
  const words = wordsOf(typed.normalize("NFKC"));
  return Math.max(...listBits.map((bit) => words.filter((word) => listsOf(word) & bit).length));
}

/** Whether so many words of one word list are close together that the text is probably not prose. */
function hasRow(row: Hits): boolean {
  if (hasParts(row)) return true;
  if (!isDense(row)) return false;
  return (
    hasWindow(row, { misses: 0, hits: wholePhrase, weight: 0 }) ||
    hasWindow(row, { misses: 0, hits: almostPhrase, weight: 5, different: 9 }) ||
    hasWindow(row, { misses: 2, hits: wholePhrase, weight: 5, different: 10 }) ||
    hasWindow(row, { misses: 2, hits: guessable, weight: 6, different: 9, isWithoutFunctionWords: true }) ||
    hasWindow(row, { misses: 1, hits: almostPhrase, weight: 4, different: 8, isWithoutFunctionWords: true }) ||
    hasWindow(row, { misses: 2, hits: guessable, weight: 4, different: 7, isWithoutFunctionWords: true }) ||
    hasRepeats(row)
  );
}

/**
 * Whether at least nine of twelve consecutive words are the same word, as in the example phrase "abandon abandon …
 * about". Everyday words do not count.
 */
function hasRepeats({ ids, weights }: Hits): boolean {
  return ids.some(
    (id, to) =>
      weights[to] === 1 &&
      ids.subarray(Math.max(0, to - wholePhrase + 1), to + 1).filter((other) => other === id).length >= wholePhrase - 3,
  );
}

/** A cheap check that avoids most calls of `hasWindow`. Prose seldom has ten words of one list among 15 words. */
function isDense({ hits }: Hits): boolean {
  let near = 0;
  for (let to = 0; to < hits.length; to++) {
    near += (hits[to] ?? 0) - (hits[to - wholePhrase - 3] ?? 0);
    if (near >= guessable) return true;
  }
  return false;
}

type Window = {
  readonly misses: number;
  readonly hits: number;
  readonly weight: number;
  /** The minimum number of different list words. A seed phrase seldom repeats a word, but ordinary text often does. */
  readonly different?: number;
  readonly isWithoutFunctionWords?: boolean;
};

/**
 * Whether some range of consecutive words meets the limits in `least`. A hit is a word of the list, and a miss is any
 * other word. If a word is repeated in the range, its weight counts only once.
 */
function hasWindow({ ids, distinct, hits, weights, isFunctionWord }: Hits, least: Window): boolean {
  const seen = new Uint16Array(distinct);
  let [from, misses, hitCount, weight, different] = [0, 0, 0, 0, 0];
  for (let to = 0; to < ids.length; to++) {
    const id = ids[to] ?? 0;
    const hit = hits[to] ?? 0;
    misses += 1 - hit;
    hitCount += hit;
    if (seen[id] === 0) {
      weight += weights[to] ?? 0;
      different += hit;
    }
    seen[id] = (seen[id] ?? 0) + 1;
    const isEnd = least.isWithoutFunctionWords && hit === 0 && isFunctionWord[to] === 1;
    for (; from <= to && (isEnd || misses > least.misses); from++) {
      const left = ids[from] ?? 0;
      const was = hits[from] ?? 0;
      misses -= 1 - was;
      hitCount -= was;
      seen[left] = (seen[left] ?? 1) - 1;
      if (seen[left] !== 0) continue;
      weight -= weights[from] ?? 0;
      different -= was;
    }
    if (hitCount >= least.hits && weight >= least.weight && different >= (least.different ?? 0)) return true;
  }
  return false;
}

/**
 * Whether a phrase is split into rows, with other words between them. A row consists of consecutive list words. Either
 * each row has at least five words and the rows are at most 12 words apart, or each row has at least four words and the
 * rows are at most three words apart.
 */
function hasParts(row: Hits): boolean {
  if (longestRun(row, { first: 0, step: 1 }) < 4) return false;
  return hasRows(row, { length: 5, apart: 12 }) || hasRows(row, { length: 4, apart: 3 });
}

function hasRows({ ids, hits, weights }: Hits, least: { readonly length: number; readonly apart: number }): boolean {
  const seen = new Set<number>();
  let [total, row, gap] = [0, 0, 0];
  for (let at = 0; at <= hits.length; at++) {
    if (hits[at] === 1) {
      row += 1;
      continue;
    }
    if (row >= least.length && weightOf(at - row, at) >= Math.max(3, row * 0.7)) [total, gap] = [total + row, 0];
    else gap += row;
    if (total >= almostPhrase) return true;
    [row, gap] = [0, gap + 1];
    if (gap > least.apart && seen.size > 0) {
      total = 0;
      seen.clear();
    }
  }
  return false;

  /** The weight of a row's words that are in no earlier row. */
  function weightOf(from: number, to: number): number {
    let weight = 0;
    for (let at = from; at < to; at++) {
      const id = ids[at] ?? -1;
      if (!seen.has(id)) weight += weights[at] ?? 0;
      seen.add(id);
    }
    return weight;
  }
}

/** The words that are spelled with something between their letters, as in "l e g a l", each joined to one word. */
function spelledWords(words: readonly string[]): string[] {
  const spelled: string[] = [];
  for (let from = 0, to = 0; to <= words.length; to++) {
    if (words[to]?.length === 1) continue;
    if (to - from >= almostPhrase * 3) spelled.push(words.slice(from, to).join(""));
    from = to + 1;
  }
  return spelled;
}

/** Whether a word contains a seed phrase that is written without spaces. */
function isGluedPhrase(word: string): boolean {
  if (word.length < almostPhrase * 3) return false;
  const rowTo = new Uint16Array(word.length + 1);
  for (let from = 0; from + 3 <= word.length; from++) {
    if (!mayStartWord(word, from)) continue;
    const row = (rowTo[from] ?? 0) + 1;
    for (let to = from + 3; to <= from + longestListWord && to <= word.length; to++) {
      if (row <= (rowTo[to] ?? 0) || listsOf(word.slice(from, to)) === 0) continue;
      if (row >= almostPhrase) return true;
      rowTo[to] = row;
    }
  }
  return false;
}

/**
 * Whether the text contains a Chinese phrase without spaces. The Chinese word lists consist of common characters, which
 * ordinary text also contains. Characters without spaces therefore count only if their number is the length of a
 * phrase. In addition, they must be the whole text, or the text must mention a seed phrase or a private key.
 */
function isUnspacedChinese(text: string, words: readonly string[]): boolean {
  if (!words.some((word) => word.length >= wholePhrase && /^\p{Script=Han}+$/u.test(word))) return false;
  const isNamed = /助[记記][词詞]|mnemonic|seed|phrase|私[钥鑰]/i.test(text);
  return words.some(
    (word) =>
      word.length >= wholePhrase &&
      word.length <= 24 &&
      word.length % 3 === 0 &&
      (isNamed || words.length === 1) &&
      [...word].every((sign) => listsOf(sign) !== 0),
  );
}
