import type { TextHints } from "./secret-hints";

const base58 = "1-9A-HJ-NP-Za-km-z";
const bech32 = "02-9ac-hj-np-z";
const alone = (form: string) => `(?<![0-9A-Za-z])(?:${form})(?![0-9A-Za-z])`;

/** A pattern, and whether a text can match it at all. */
type Form = { readonly pattern: RegExp; readonly isPossible: (text: string, hints: TextHints) => boolean };

const certainForms: readonly Form[] = [
  // Private keys in PEM and PGP. The pattern contains no hyphens, because word processors turn them into dashes.
  { pattern: /BEGIN\s[A-Z0-9 ]{0,40}PRIVATE\s+KEY/, isPossible: (text) => text.includes("PRIVATE") },
  // Extended keys (BIP-32), which may contain line breaks.
  {
    pattern: new RegExp(`[xyztuvYZUV]prv[${base58}]{16}(?:\\s?[${base58}]){34,}`),
    isPossible: (text) => text.includes("prv"),
  },
  // Wallet import format: 51 characters that begin with 5, or 52 characters that begin with K or L (c on test
  // networks). The last alternative is an encrypted key (BIP-38).
  {
    pattern: new RegExp(alone(`5[HJK][${base58}]{49}|[KLc][${base58}]{51}|6P[${base58}]{56}`)),
    isPossible: (_, { runs }) => [51, 52, 58].some((length) => runs.includes(length)),
  },
  // Keys of Tezos and Stellar, and keys that begin with the name of their format.
  { pattern: new RegExp(alone(`edsk[${base58}]{50,94}`)), isPossible: (text) => text.includes("edsk") },
  { pattern: /\bS[A-D][A-Z2-7]{54}\b/, isPossible: (_, { runs }) => runs.includes(56) },
  {
    pattern: new RegExp(
      `\\b(?:nsec|suiprivkey|ed25519e?_sk|root_xsk|acct_xsk|addr_xsk|age-secret-key-)1[${bech32}]{50,}`,
      "i",
    ),
    isPossible: (_, { longestRun }) => longestRun > 50,
  },
  // The 64 bytes of a Solana key file.
  {
    pattern: /\[\s*(?:\d{1,3}\s*,\s*){63}\d{1,3}\s*\]/,
    isPossible: (text) => text.includes("[") && text.includes("]"),
  },
];

/** 32 bytes in hexadecimal without separators. */
const hex = /(?<![0-9a-fA-F])(?:0x)?[0-9a-fA-F]{64}(?![0-9a-fA-F])/g;
/** 32 bytes in hexadecimal, in blocks of equal length. */
const hexBlocks = [4, 8, 16, 32].map(
  (length) =>
    new RegExp(
      `(?<![0-9a-zA-Z])(?:0x)?[0-9a-fA-F]{${length}}(?:[\\s:_-]{1,2}[0-9a-fA-F]{${length}}){${64 / length - 1}}(?![0-9a-zA-Z])`,
      "g",
    ),
);
/** 64 bytes in base58: a Solana key, or the signature of a transaction. */
const base58Key = new RegExp(alone(`[${base58}]{86,88}`), "g");
/** 64 bytes in hexadecimal, or 32 bytes as decimal numbers. They count as a key only if nearby words call them one. */
const hex128 = /(?<![0-9a-fA-F])(?:0x)?[0-9a-fA-F]{128}(?![0-9a-fA-F])/g;
const decimals = /(?<![\d,])(?:\d{1,3}\s?,\s?){31}\d{1,3}(?![\d,])/g;

/** 32 bytes in hexadecimal, in blocks of different lengths or as single digits. Other numbers are shorter. */
const unevenBlocks = /(?<![0-9a-zA-Z])(?:0x)?[0-9a-f]{1,32}(?:[^0-9a-zA-Z]{1,3}[0-9a-f]{1,32}){1,63}(?![0-9a-zA-Z])/gi;

function isKeyInBlocks([match]: RegExpExecArray): boolean {
  const digits = match.replace(/^0x/i, "").replace(/[^0-9a-f]/gi, "");
  return digits.length === 64 && /(?:[0-9][^0-9]*){8}/.test(digits) && /(?:[a-f][^a-f]*){8}/i.test(digits);
}

const keyWord =
  /priv(?:ate?)?[\s_-]*key|(?:secret|wallet|signing|spending)[\s_-]*key|key[\s_-]*pair|seed|mnemonic|(?<!transaction |tx |hash |public )(?<![\p{L}\p{N}])(?:key|schl(?:ü|ue)ssel|cl(?:é|e|ef))\s*(?:[:=]|(?:is|ist|est)\s)|privat\p{L}*[\s_-]*schl(?:ü|ue)ssel|geheim\p{L}*[\s_-]*schl(?:ü|ue)ssel|cl(?:é|e)f?s?[\s_-]*(?:priv(?:é|e)|secr(?:è|e)t)|(?:clave|llave|chave)s?[\s_-]*privad|chiav\p{L}[\s_-]*privat|私[钥鑰]/giu;
/** What each alternative of `keyWord` contains. Far cheaper, for texts with many matches and no word for a key. */
const mayNameKey = /key|seed|mnemonic|schl(?:ü|ue)ssel|cl[eé]|[cl]lave|chave|chiav|私/i;
const transactionWord =
  /transa[ck]tion|\btx|\bhash|signatur|transfer|(?:ü|ue)berweis|virement|explorer|etherscan|solscan/giu;

export type KeyFinding = "none" | "doubtful" | "certain";

/** Looks for secret keys in a text. A `doubtful` finding may be a key, or the hash or signature of a transaction. */
export function findKey(text: string, hints: TextHints): KeyFinding {
  if (certainForms.some(({ pattern, isPossible }) => isPossible(text, hints) && pattern.test(text))) return "certain";
  const { runs, hexRuns, blockDigits } = hints;
  const all = (isPossible: boolean, ...forms: readonly RegExp[]) =>
    isPossible ? forms.flatMap((form) => [...text.matchAll(form)]) : [];
  const matches = [
    ...all(hexRuns.includes(64), hex),
    ...all(blockDigits >= 64, ...hexBlocks).filter(([key]) => /[a-f]/i.test(key)),
    ...all(
      [86, 87, 88].some((length) => runs.includes(length)),
      base58Key,
    ),
  ];
  const ifNamed = [
    ...all(hexRuns.includes(128), hex128),
    ...all(blockDigits >= 32, decimals),
    ...all(blockDigits >= 64, unevenBlocks).filter(isKeyInBlocks),
  ];
  const isNamed = matches.length + ifNamed.length > 0 && mayNameKey.test(text);
  if (isNamed && [...matches, ...ifNamed].some((match) => isCalledKey(text, match))) return "certain";
  return matches.length > 0 ? "doubtful" : "none";
}

/**
 * Whether nearby words call the match a key. In the text before the match, the last word that means "key" or
 * "transaction" decides. If there is no such word, the words after the match in the same sentence decide.
 */
function isCalledKey(text: string, { index, 0: match }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 120), index);
  const after = text.slice(index + match.length, index + match.length + 60).split(/[.!?;\n]/, 1)[0] ?? "";
  const [key, transaction] = [lastOf(before, keyWord), lastOf(before, transactionWord)];
  if (key > transaction) {
    // A word in an earlier sentence counts only if there is no text between that sentence and the match, and if no word
    // that means "transaction" comes after the match. For example, "key" does not count in "They asked for my private
    // key. I sent …", where "…" is the match.
    const since = before.slice(key).trimEnd();
    return !/[.!?]\s/.test(since) && !(/[.!?]$/.test(since) && hasWord(after, transactionWord));
  }
  return transaction === -1 && hasWord(after, keyWord) && !hasWord(after, transactionWord);
}

function lastOf(text: string, words: RegExp): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1;
}

function hasWord(text: string, words: RegExp): boolean {
  return text.search(words) !== -1;
}
