import { everySecond, hitsOf, listsWith, rowOf } from "./secret-rows";
import type { Hits } from "./secret-rows";
import { visibleTexts, wordsOf } from "./secret-text";
import { listBits, listsOf } from "./secret-words";

/** Words and tags that people write between the words of a phrase. */
const between = new Set(["and", "und", "et", "y", "e", "br", "li", "ol", "p", "n", "st", "nd", "rd", "th"]);
const wholePhrase = 12;
/** A thief can guess one missing word of a phrase in a second, and two missing words in minutes. */
const almostPhrase = 11;
const guessable = 10;
const longestListWord = 9;

/** Whether the text contains a seed phrase in any language of BIP-39. The phrase may have up to two wrong words. */
export function hasSeedPhrase(typed: string): boolean {
  return visibleTexts(typed).some((text) => {
    const words = wordsOf(text);
    return (
      words.some(isGluedPhrase) || isUnspacedChinese(text, words) || (words.length >= guessable && isPhrase(words))
    );
  });
}

function isPhrase(words: readonly string[]): boolean {
  const [all, plain] = [rowOf(words), rowOf(words.filter((word) => !between.has(word)))];
  return (
    listsWith(plain, guessable).some((bit) => hasRow(hitsOf(plain, bit))) ||
    listsWith(all, almostPhrase).some((bit) =>
      [0, 1].some((first) =>
        hasWindow(everySecond(hitsOf(all, bit), first as 0 | 1), { misses: 0, hits: almostPhrase, weight: 5 }),
      ),
    )
  );
}

/** Counts the words of the text that are in the best matching word list. */
export function countListWords(typed: string): number {
  const words = wordsOf(typed.normalize("NFKC"));
  return Math.max(...listBits.map((bit) => words.filter((word) => listsOf(word) & bit).length));
}

/** Whether the text has a sequence of list words that does not look like prose. The sequence may contain mistakes. */
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

/** Whether one rare word fills at least nine of the twelve places of a phrase, as in well-known example phrases. */
function hasRepeats({ ids, weights }: Hits): boolean {
  return ids.some(
    (id, to) =>
      weights[to] === 1 &&
      ids.subarray(Math.max(0, to - wholePhrase + 1), to + 1).filter((other) => other === id).length >= wholePhrase - 3,
  );
}

/** A cheap pre-check for all windows: prose seldom has this many list words close together. */
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
  /** The minimum number of different words. A phrase seldom repeats a word, but an ordinary list does. */
  readonly different?: number;
  readonly isWithoutFunctionWords?: boolean;
};

/**
 * Whether some range of words has enough hits with enough weight, and at most `misses` words that are not hits. A
 * repeated word adds no weight.
 */
function hasWindow({ ids, distinct, hits, weights, isFunctionWord }: Hits, least: Window): boolean {
  const seen = new Uint16Array(distinct);
  let [from, misses, found, weight, different] = [0, 0, 0, 0, 0];
  for (let to = 0; to < ids.length; to++) {
    const [id = 0, hit = 0] = [ids[to], hits[to]];
    misses += 1 - hit;
    found += hit;
    if (seen[id] === 0) [weight, different] = [weight + (weights[to] ?? 0), different + hit];
    seen[id] = (seen[id] ?? 0) + 1;
    const isEnd = least.isWithoutFunctionWords && hit === 0 && isFunctionWord[to] === 1;
    for (; from <= to && (isEnd || misses > least.misses); from++) {
      const [left = 0, was = 0] = [ids[from], hits[from]];
      misses -= 1 - was;
      found -= was;
      seen[left] = (seen[left] ?? 1) - 1;
      if (seen[left] === 0) [weight, different] = [weight - (weights[from] ?? 0), different - was];
    }
    if (found >= least.hits && weight >= least.weight && different >= (least.different ?? 0)) return true;
  }
  return false;
}

/**
 * Whether a phrase is split into several rows of list words. Each row has at least five list words and at most 12 other
 * words before the next row, or at least four list words and at most three other words before the next row.
 */
function hasParts(row: Hits): boolean {
  return hasRows(row, { length: 5, apart: 12 }) || hasRows(row, { length: 4, apart: 3 });
}

function hasRows({ ids, hits, weights }: Hits, least: { readonly length: number; readonly apart: number }): boolean {
  const seen = new Set<number>();
  let [total, row, weight, gap] = [0, 0, 0, 0];
  for (let at = 0; at <= hits.length; at++) {
    const id = ids[at] ?? -1;
    if (hits[at] === 1) {
      row += 1;
      if (!seen.has(id)) weight += weights[at] ?? 0;
      seen.add(id);
      continue;
    }
    if (row >= least.length && weight >= Math.max(3, row * 0.7)) [total, gap] = [total + row, 0];
    else gap += row;
    if (total >= almostPhrase) return true;
    [row, weight, gap] = [0, 0, gap + 1];
    if (gap > least.apart) {
      total = 0;
      seen.clear();
    }
  }
  return false;
}

/** Whether a word contains a phrase that is written without separators. */
function isGluedPhrase(word: string): boolean {
  if (word.length < almostPhrase * 3) return false;
  const rowTo = new Uint16Array(word.length + 1);
  for (let to = 3; to <= word.length; to++) {
    for (let length = 3; length <= longestListWord && length <= to; length++) {
      if ((rowTo[to - length] ?? 0) + 1 > (rowTo[to] ?? 0) && listsOf(word.slice(to - length, to)) !== 0)
        rowTo[to] = (rowTo[to - length] ?? 0) + 1;
    }
    if ((rowTo[to] ?? 0) >= almostPhrase) return true;
  }
  return false;
}

/**
 * In Chinese, any character may be a word of the list. A run of characters without spaces therefore counts only under
 * two conditions: It has the length of a phrase, and it is either the whole text or in a text that mentions a phrase.
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
