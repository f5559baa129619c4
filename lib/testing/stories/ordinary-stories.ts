import { pick, seededRandom } from "../random";
import { englishScam, englishSentences, englishWords } from "./english";
import { frenchScam, frenchSentences, frenchWords } from "./french";
import { germanScam, germanSentences, germanWords } from "./german";

type Random = () => number;
type Language = {
  readonly sentences: readonly string[];
  readonly words: readonly string[];
  readonly scam: string;
  readonly hash: readonly string[];
  readonly bank: string;
};

const languages: readonly Language[] = [
  {
    sentences: englishSentences,
    words: englishWords,
    scam: englishScam,
    bank: "Bank details of the receiver",
    hash: [
      "The transaction hash is",
      "They asked for my private key, I refused. I sent it in transaction",
      "TxID:",
      "The signature on Solscan reads",
    ],
  },
  {
    sentences: germanSentences,
    words: germanWords,
    scam: germanScam,
    bank: "Bankverbindung des Empfängers",
    hash: [
      "Der Hash der Transaktion lautet",
      "Den privaten Schlüssel habe ich nicht herausgegeben. Die Transaktion:",
      "TX:",
    ],
  },
  {
    sentences: frenchSentences,
    words: frenchWords,
    scam: frenchScam,
    bank: "Coordonnées bancaires du bénéficiaire",
    hash: ["L’identifiant de la transaction est", "Je n’ai pas donné ma clé privée. La transaction :", "Hash :"],
  },
];

const letters = {
  hex: "0123456789abcdef",
  digits: "0123456789",
  base58: "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
  bech32: "023456789acdefghjklmnpqrstuvwxyz",
};

/** Returns random characters of an alphabet. */
export function characters(random: Random, alphabet: keyof typeof letters, length: number): string {
  return Array.from({ length }, () => pick(random, [...letters[alphabet]])).join("");
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const drawn = items.map((item) => ({ item, place: random() }));
  return drawn.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/** Each function returns a piece of evidence in a form that victims use. */
const evidence: readonly ((random: Random, language: Language) => string)[] = [
  (random, { hash }) => `${pick(random, hash)} 0x${characters(random, "hex", 64)}.`,
  (random, { hash }) => `${pick(random, hash)} ${characters(random, "base58", 88)}`,
  (random) =>
    `0x${characters(random, "hex", 40)}, bc1q${characters(random, "bech32", 38)}, T${characters(random, "base58", 33)}`,
  (random) => `Solana: ${characters(random, "base58", 44)}`,
  (random, { bank }) =>
    `${bank}: DE${characters(random, "digits", 2)} ${Array.from({ length: 4 }, () => characters(random, "digits", 4)).join(" ")} 00, BIC COBADEFFXXX`,
  (random) =>
    `https://www.trade-${characters(random, "hex", 6)}.example.com/account/deposit?id=${characters(random, "digits", 9)}&ref=${characters(random, "hex", 24)}`,
  (random) =>
    `+44 20 ${characters(random, "digits", 4)} ${characters(random, "digits", 4)}, support@exchange-${characters(random, "digits", 3)}.example.com, Binance, Kraken, Coinbase, Crypto.com, Bitpanda`,
  (random, { words }) =>
    shuffled(random, words)
      .slice(0, 8 + Math.floor(random() * 30))
      .join(random() < 0.5 ? ", " : "\n- "),
  (_random, { scam }) => scam,
  (random) =>
    Array.from(
      { length: 6 },
      (_, row) =>
        `${row + 1}. ${characters(random, "digits", 2)}.0${1 + row}.2026  ${characters(random, "digits", 4)}.00 EUR`,
    ).join("\n"),
];

/**
 * Returns stories of victims in three languages. The stories contain no private keys or recovery phrases, and are the
 * same in every run.
 */
export function ordinaryStories(count: number, seed = 1): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const language = languages[index % languages.length] ?? pick(random, languages);
    const sentences = Array.from({ length: 4 + Math.floor(random() * 24) }, () => pick(random, language.sentences));
    const proofs = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, evidence)(random, language));
    return shuffled(random, [...sentences, ...proofs]).join(random() < 0.3 ? "\n" : " ");
  });
}
