/**
 * What a text contains, measured in one pass over its characters. An expensive pattern runs only if the text has what
 * the pattern requires, so these facts may be too generous, but never too strict.
 */
export type TextHints = {
  /** The lengths of the sequences of 50 or more letters and digits. */
  readonly runs: readonly number[];
  /** The same for hexadecimal digits. */
  readonly hexRuns: readonly number[];
  readonly longestRun: number;
  /** The sequences of 40 or more signs of base64, each with the index of its first sign and of the sign after it. */
  readonly base64Runs: readonly (readonly [from: number, to: number])[];
  /** The most hexadecimal digits in a row, with at most three other characters between two digits. */
  readonly hexDigits: number;
  /** The same for digits that are written in blocks of at most 32 digits. */
  readonly blockDigits: number;
  /** The number of words that mix letters with digits that look like letters. */
  readonly mixedWords: number;
};

const [hex, alphanumeric, base64, sign, letter, digitLetter] = [1, 2, 4, 8, 16, 32] as const;
const leastRun = 50;
const leastBase64 = 40;
const block = 32;
const apart = 3;

/** The classes of each ASCII character, as a bit mask. */
const classes = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return (
    (/[0-9a-f]/i.test(char) ? hex : 0) |
    (/[0-9a-z]/i.test(char) ? alphanumeric : 0) |
    (/[0-9a-z+/_-]/i.test(char) ? base64 : 0) |
    (/[\w@$]/.test(char) ? sign : 0) |
    (/[a-z]/i.test(char) ? letter : 0) |
    (/[013457@$]/.test(char) ? digitLetter : 0)
  );
});

/** Measures a text. A plain loop, because a document has up to ten million characters. */
export function hintsOf(text: string): TextHints {
  const runs: number[] = [];
  const hexRuns: number[] = [];
  const base64Runs: [number, number][] = [];
  let [longestRun, hexDigits, blockDigits, mixedWords] = [0, 0, 0, 0];
  let [run, hexRun, base64Run, digits, inBlocks, gap, word, kinds] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    const kind = code < 128 ? (classes[code] ?? 0) : 0;
    if (kind & base64) base64Run += 1;
    else {
      if (base64Run >= leastBase64) base64Runs.push([at - base64Run, at]);
      base64Run = 0;
    }
    if (kind & sign) {
      word += 1;
      kinds |= kind & (letter | digitLetter) || sign;
    } else if (word > 0) {
      if (word >= 3 && word <= 9 && kinds === (letter | digitLetter)) mixedWords += 1;
      word = 0;
      kinds = 0;
    }
    if (kind & hex) {
      inBlocks = hexRun >= block ? 0 : inBlocks + 1;
      hexRun += 1;
      digits += 1;
      gap = 0;
      if (digits > hexDigits) hexDigits = digits;
      if (inBlocks > blockDigits) blockDigits = inBlocks;
    } else {
      if (hexRun >= leastRun) hexRuns.push(hexRun);
      hexRun = 0;
      gap += 1;
      if (kind & alphanumeric || gap > apart) digits = inBlocks = 0;
    }
    if (kind & alphanumeric) run += 1;
    else if (run > 0) {
      if (run >= leastRun) runs.push(run);
      if (run > longestRun) longestRun = run;
      run = 0;
    }
  }
  return {
    runs,
    hexRuns,
    longestRun,
    base64Runs,
    hexDigits,
    blockDigits,
    mixedWords,
  };
}
