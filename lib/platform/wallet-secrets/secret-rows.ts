import { everydayWords, listBits, listsOf, listsOfPrefix, functionWords } from "./secret-words";

/**
 * The words of a text as numbers, with the wallet word lists (BIP-39) that contain each word. Each distinct word is
 * looked up once, so that 10,000 characters take only a few milliseconds.
 */
export type Row = {
  /** The number of the word at each position. Equal words have equal numbers. */
  readonly ids: Int32Array;
  readonly distinct: number;
  /** For each position, a bit mask of the lists that contain the word. */
  readonly wordLists: Int32Array;
  /**
   * For each position with a four-letter word, a bit mask of the lists with a longer word that begins with these four
   * letters. A wallet identifies a word by its first four letters.
   */
  readonly prefixLists: Int32Array;
  readonly isEveryday: Uint8Array;
  /** For each position, 1 if the word is a function word, such as "the", "der" or "les". */
  readonly isFunctionWord: Uint8Array;
};

type Facts = {
  readonly word: string;
  readonly lists: number;
  readonly prefixes: number;
  readonly isShort: boolean;
  readonly everyday: number;
  readonly functionWord: number;
};

/** The number of the word at each position, and what is known of each distinct word. */
export type NumberedWords = { readonly ids: Int32Array; readonly facts: readonly Facts[] };

/** Numbers the words and looks up each distinct word in the word lists. Plain loops, because texts can be long. */
export function numberWords(words: readonly string[]): NumberedWords {
  const numbers = new Map<string, number>();
  const facts: Facts[] = [];
  const ids = new Int32Array(words.length);
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const known = numbers.get(word);
    ids[index] = known ?? facts.length;
    if (known !== undefined) continue;
    numbers.set(word, facts.length);
    facts.push({
      word,
      lists: listsOf(word),
      prefixes: listsOfPrefix(word),
      isShort: word.length <= 4,
      everyday: Number(everydayWords.has(word)),
      functionWord: Number(functionWords.has(word)),
    });
  }
  return { ids, facts };
}

/** Leaves out some words. */
export function leaveOut({ ids, facts }: NumberedWords, words: ReadonlySet<string>): NumberedWords {
  const isLeftOut = facts.map(({ word }) => words.has(word));
  if (!isLeftOut.includes(true)) return { ids, facts };
  const left = new Int32Array(ids.length);
  let length = 0;
  for (const id of ids) if (!isLeftOut[id]) left[length++] = id;
  return { ids: left.subarray(0, length), facts };
}

/** The row of numbered words. */
export function rowOf({ ids, facts }: NumberedWords): Row {
  const isShortAt = (index: number) => facts[ids[index] ?? -1]?.isShort ?? true;
  const row = {
    ids,
    distinct: facts.length,
    wordLists: new Int32Array(ids.length),
    prefixLists: new Int32Array(ids.length),
    isEveryday: new Uint8Array(ids.length),
    isFunctionWord: new Uint8Array(ids.length),
  };
  for (let index = 0; index < ids.length; index++) {
    const fact = facts[ids[index] ?? -1];
    if (!fact) continue;
    row.wordLists[index] = fact.lists;
    row.isEveryday[index] = fact.everyday;
    row.isFunctionWord[index] = fact.functionWord;
    if (fact.prefixes === 0) continue;
    // Next to a longer word, a four-letter word may be an ordinary word and not the start of a wallet word.
    const isIsolated = !isShortAt(index - 1) || !isShortAt(index + 1);
    row.prefixLists[index] = isIsolated ? fact.prefixes | isolatedBit : fact.prefixes;
  }
  return row;
}

/** Marks a four-letter word that is next to at least one longer word. No list uses this bit. */
const isolatedBit = 1 << 20;

/**
 * The matches of a row with one word list. A word matches if it is in the list, or if it is the first four letters of a
 * word in the list. At the position of each match, `hits` is 1 and `weights` says how strongly the word suggests a seed
 * phrase (0 to 1).
 */
export type Hits = {
  readonly ids: Int32Array;
  readonly distinct: number;
  readonly hits: Uint8Array;
  readonly weights: Float32Array;
  readonly isFunctionWord: Uint8Array;
};

/** Finds the matches of a row with one word list. `bit` is the list's bit in `listBits`. */
export function hitsOf({ ids, distinct, wordLists, prefixLists, isEveryday, isFunctionWord }: Row, bit: number): Hits {
  const [hits, weights] = [new Uint8Array(ids.length), new Float32Array(ids.length)];
  for (let index = 0; index < ids.length; index++) {
    const shortened = prefixLists[index] ?? 0;
    if ((wordLists[index] ?? 0) & bit) [hits[index], weights[index]] = [1, isEveryday[index] ? 0 : 1];
    else if (shortened & bit) [hits[index], weights[index]] = [1, shortened & isolatedBit ? 0.5 : 1];
  }
  return { ids, distinct, hits, weights, isFunctionWord };
}

/** Returns the bits of the lists that contain at least this many of the words. */
export function listsWith({ wordLists, prefixLists }: Row, least: number): number[] {
  const ofMask = new Int32Array(1 << listBits.length);
  for (let index = 0; index < wordLists.length; index++) {
    const mask = ((wordLists[index] ?? 0) | (prefixLists[index] ?? 0)) & (ofMask.length - 1);
    ofMask[mask] = (ofMask[mask] ?? 0) + 1;
  }
  const masks = [...ofMask.keys()].filter((mask) => ofMask[mask] !== 0);
  const count = (bit: number) => masks.reduce((sum, mask) => sum + (mask & bit ? (ofMask[mask] ?? 0) : 0), 0);
  return listBits.filter((bit) => count(bit) >= least);
}

/** Selects every second word, starting at the index `first`. */
export function everySecond({ ids, distinct, hits, weights, isFunctionWord }: Hits, first: 0 | 1): Hits {
  const isSelected = (_: number, index: number) => index % 2 === first;
  return {
    ids: ids.filter(isSelected),
    distinct,
    hits: hits.filter(isSelected),
    weights: weights.filter(isSelected),
    isFunctionWord: isFunctionWord.filter(isSelected),
  };
}
