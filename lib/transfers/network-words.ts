import type { Network } from "./kinds";

/** What people and exchanges call the networks. The first list proves a network, the second only suggests one. */
const strong: Readonly<Record<string, Network>> = {
  bitcoin: "bitcoin",
  ethereum: "ethereum",
  erc20: "ethereum",
  "erc-20": "ethereum",
  tron: "tron",
  trc20: "tron",
  "trc-20": "tron",
  bsc: "bnb-chain",
  bep20: "bnb-chain",
  "bep-20": "bnb-chain",
  polygon: "polygon",
  matic: "polygon",
  arbitrum: "arbitrum",
  optimism: "optimism",
  avalanche: "avalanche",
  avaxc: "avalanche",
  solana: "solana",
  spl: "solana",
  xrpl: "xrp",
  ripple: "xrp",
  litecoin: "litecoin",
  dogecoin: "dogecoin",
  cardano: "cardano",
  toncoin: "ton",
};

const ofAssets: Readonly<Record<string, Network>> = {
  btc: "bitcoin",
  xbt: "bitcoin",
  eth: "ethereum",
  trx: "tron",
  bnb: "bnb-chain",
  sol: "solana",
  xrp: "xrp",
  ltc: "litecoin",
  doge: "dogecoin",
  ada: "cardano",
  ton: "ton",
};

/** The network on which a coin has its home. Undefined for coins of several networks, such as USDT. */
export function networkOfAsset(asset: string | null): Network | undefined {
  const key = asset?.toLowerCase() ?? "";
  return Object.hasOwn(ofAssets, key) ? ofAssets[key] : undefined;
}

/** The network that a text names, in words or as a coin. Undefined if it names none or several. */
export function networkNamedIn(text: string): Network | undefined {
  const words = text.toLowerCase().match(/[a-z]+(?:-?20)?/g) ?? [];
  return theOne(words, strong) ?? theOne(words, ofAssets);
}

function theOne(words: readonly string[], names: Readonly<Record<string, Network>>): Network | undefined {
  const found = new Set(words.map((word) => (Object.hasOwn(names, word) ? names[word] : undefined)));
  found.delete(undefined);
  return found.size === 1 ? [...found][0] : undefined;
}
