import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as simplifiedChinese } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { wordlist as traditionalChinese } from "@scure/bip39/wordlists/traditional-chinese.js";

import { wordsOf } from "./secret-text";

/**
 * The word lists from which wallets form seed phrases (BIP-39). All words of a seed phrase come from one list. Each
 * list has its own bit in the bit masks below.
 */
const alphabetic = [english, french, spanish, italian, portuguese, czech];
const asian = [japanese, korean, simplifiedChinese, traditionalChinese];
const lists = [...alphabetic, ...asian];
export const listBits = lists.map((_, index) => 1 << index);
const shortened = 4;

type Lookup = {
  readonly words: ReadonlyMap<string, number>;
  readonly prefixes: ReadonlyMap<string, number>;
  /** 1 for the hash of each three letters that begin a word. Other letters may have the same hash. */
  readonly starts: Uint8Array;
};

/** Creating the lookup of 20,480 words takes a few milliseconds, so it is created for the first text and then kept. */
let cachedLookup: Lookup | undefined;

function lookup(): Lookup {
  if (cachedLookup) return cachedLookup;
  const [words, prefixes] = [new Map<string, number>(), new Map<string, number>()];
  const starts = new Uint8Array(1 << 16);
  const add = (words: Map<string, number>, word: string, bit: number) => words.set(word, (words.get(word) ?? 0) | bit);
  lists.forEach((list, index) => {
    const bit = 1 << index;
    const folded = wordsOf(list.join(" ").normalize("NFKC"));
    for (const word of folded) {
      add(words, word, bit);
      starts[startHash(word, 0)] = 1;
      if (index < alphabetic.length && word.length > shortened) add(prefixes, word.slice(0, shortened), bit);
    }
  });
  return (cachedLookup = { words, prefixes, starts });
}

function startHash(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & 0xffff;
}

/** Whether a word of three or more letters may begin here. Far cheaper than to look up each possible word. */
export const mayStartWord = (text: string, at: number): boolean => lookup().starts[startHash(text, at)] === 1;

/** A bit mask of the lists that contain this word, or 0 if no list contains it. */
export const listsOf = (word: string): number => lookup().words.get(word) ?? 0;

/**
 * A bit mask of the lists with a longer word that begins with this four-letter word, or 0 if there is none. Some people
 * write only the first four letters of each word of a seed phrase, because a wallet needs no more.
 */
export const listsOfPrefix = (word: string): number =>
  word.length === shortened ? (lookup().prefixes.get(word) ?? 0) : 0;

/**
 * Common English words, most of which are in the English list. Ordinary texts often contain them, so they have no
 * weight in the search for a seed phrase.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    "able about above again all also always any around ask away bank because become before begin between both bring call can car card case " +
    "cash change check claim come company cost country day deal decide detail during each early easy else end enough enter even every exact " +
    "exchange exist expect explain face fact family feel few file final find first follow found friend front fund gain get give good happen " +
    "hard have help high hold home hope hour house however idea inform inside into invest issue item job join just keep key kind know large " +
    "later learn leave left legal letter life like link list little live long loss lot main make man manage market mean member message minute " +
    "money month more most move much must name near need never news next nice night normal note nothing notice now number off offer office " +
    "often okay old once one online only open option order other over own owner page paper pay people person phone place please point " +
    "position possible power present price private problem process profit put question quick ready real reason receive record refuse remain " +
    "remember report require result return review right room run safe same save say second secret security seem sell send service session " +
    "several share short sign silent similar simple since small someone soon sorry spend stand start state stay step still stock story such " +
    "sure system take talk tell ten term test text than thank that then there they thing this three time today together token top total " +
    "trade transfer true trust truth try turn twelve twenty two type under until update upon use used usual value very video view visit " +
    "voice wait walk want way week welcome what when where will window wire woman word work world worry worth write wrong year you young " +
    // Possessions, relatives and topics that victims often enumerate in their messages.
    "art aunt bike boat camera cash cousin doctor flat food garden gold laptop loan mother music photo piano police ring silver sister sport " +
    "teacher travel uncle video weather wife"
  ).split(" "),
);

/**
 * Function words of English, German and French. A text with many words from one of the lists above may be a seed phrase
 * with typing mistakes. If its other words include a function word, it is probably an ordinary text instead.
 */
export const functionWords: ReadonlySet<string> = new Set(
  (
    "the to of a i my me we he she it his her him them their our us your in on at by for from with was were is are be been has had do did not " +
    "no so but or if as an who which would could should said told got went ich er sie es wir ihr mir mich mein meine meinem meinen der die das " +
    "den dem des ein eine einen einem zu von mit auf fur in im am an bei war wurde hat habe haben hatte ist sind nicht dass aber oder als wie " +
    "je j il elle on nous vous ils mon ma mes son sa ses leur le la les l un une des du de d au aux en dans sur par pour avec que qui qu ne n " +
    "pas c ce cette est etait a ai ont avait mais ou se s m"
  ).split(" "),
);
