import { everydayWords, listBits, listsOf, listsOfBeginning, sentenceWords } from "./secret-words";

/** A text's words as numbers, with each distinct word looked up once, so that 10,000 characters take only a few milliseconds. */
export type Row = {
  /** The number of the word at each position; equal words have equal numbers. */
  readonly ids: Int32Array;
  readonly distinct: number;
  /** The lists that contain the word, and those in which four letters identify a word. */
  readonly whole: Int32Array;
  readonly begun: Int32Array;
  readonly isEveryday: Uint8Array;
  /** Function words that are in no list. */
  readonly isSentence: Uint8Array;
};

export function rowOf(words: readonly string[]): Row {
  const numbers = new Map<string, number>();
  const ids = Int32Array.from(words, (word) => {
    const known = numbers.get(word) ?? numbers.size;
    if (known === numbers.size) numbers.set(word, known);
    return known;
  });
  const distinct = [...numbers.keys()];
  const facts = {
    whole: distinct.map(listsOf),
    begun: distinct.map(listsOfBeginning),
    isShort: distinct.map((word) => word.length <= 4),
  };
  const isShortAt = (index: number) => ids[index] === undefined || facts.isShort[ids[index]] === true;
  const begunAt = (index: number) => {
    const begun = facts.begun[ids[index] ?? 0] ?? 0;
    // If a neighbour is not shortened, this one may be an ordinary short word.
    return begun === 0 || (isShortAt(index - 1) && isShortAt(index + 1)) ? begun : begun | shyBit;
  };
  return {
    ids,
    distinct: distinct.length,
    whole: ids.map((id) => facts.whole[id] ?? 0),
    begun: ids.map((_, index) => begunAt(index)),
    isEveryday: Uint8Array.from(words, (word) => Number(everydayWords.has(word))),
    isSentence: Uint8Array.from(words, (word) => Number(sentenceWords.has(word))),
  };
}

/** A bit beyond those of the lists, which marks a shortened word among unshortened ones. */
const shyBit = 1 << 20;

/** One list's view of a row: for each word 1 if the list has it, and the weight of the hit. */
export type Hits = {
  readonly ids: Int32Array;
  readonly distinct: number;
  readonly hits: Uint8Array;
  readonly says: Float32Array;
  readonly isSentence: Uint8Array;
};

export function hitsOf({ ids, distinct, whole, begun, isEveryday, isSentence }: Row, bit: number): Hits {
  const [hits, says] = [new Uint8Array(ids.length), new Float32Array(ids.length)];
  for (let index = 0; index < ids.length; index++) {
    const shortened = begun[index] ?? 0;
    if ((whole[index] ?? 0) & bit) [hits[index], says[index]] = [1, isEveryday[index] ? 0 : 1];
    else if (shortened & bit) [hits[index], says[index]] = [1, shortened & shyBit ? 0.5 : 1];
  }
  return { ids, distinct, hits, says, isSentence };
}

/** The lists with at least this many of the words. */
export function listsWith({ whole, begun }: Row, least: number): number[] {
  const counts = listBits.map(() => 0);
  for (let index = 0; index < whole.length; index++) {
    const all = (whole[index] ?? 0) | (begun[index] ?? 0);
    for (let list = 0; all >> list > 0; list++) counts[list] = (counts[list] ?? 0) + ((all >> list) & 1);
  }
  return listBits.filter((_, list) => (counts[list] ?? 0) >= least);
}

/** Every second word, beginning with the first or the second. */
export function everySecond({ ids, distinct, hits, says, isSentence }: Hits, first: 0 | 1): Hits {
  const odd = (_: number, index: number) => index % 2 === first;
  return {
    ids: ids.filter(odd),
    distinct,
    hits: hits.filter(odd),
    says: says.filter(odd),
    isSentence: isSentence.filter(odd),
  };
}
