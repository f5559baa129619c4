import { readToken } from "./codes/token";
import type { Identifier, Network } from "./kinds";
import { networkNamedIn } from "./network-words";

/** The explorers whose host says which network a code in their links belongs to. */
const hosts: Readonly<Record<string, Network>> = {
  "etherscan.io": "ethereum",
  "bscscan.com": "bnb-chain",
  "polygonscan.com": "polygon",
  "arbiscan.io": "arbitrum",
  "optimistic.etherscan.io": "optimism",
  "basescan.org": "base",
  "snowtrace.io": "avalanche",
  "ethplorer.io": "ethereum",
  "tronscan.org": "tron",
  "tronscan.io": "tron",
  "mempool.space": "bitcoin",
  "blockstream.info": "bitcoin",
  "btcscan.org": "bitcoin",
  "solscan.io": "solana",
  "explorer.solana.com": "solana",
  "solana.fm": "solana",
  "xrpscan.com": "xrp",
  "livenet.xrpl.org": "xrp",
  "bithomp.com": "xrp",
  "litecoinspace.org": "litecoin",
  "dogechain.info": "dogecoin",
  "cardanoscan.io": "cardano",
  "cexplorer.io": "cardano",
  "tonscan.org": "ton",
  "tonviewer.com": "ton",
};

/** The explorers of several networks, which name the network in the path. */
const shared = ["blockchair.com", "blockchain.com", "blockcypher.com", "oklink.com", "tokenview.io", "blockscan.com"];

export type FoundUrl = { readonly identifiers: readonly Identifier[]; readonly isLookalike: boolean };

/** Reads a link with the codes in it. Only the exact host of an explorer proves a network, a longer name never does. */
export function readUrl(written: string): FoundUrl {
  const [, host = ""] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:@]+)/i.exec(written) ?? [];
  const name = host.toLowerCase();
  const network = networkOf(name, written);
  const codes = codesIn(written);
  const isKnown = isExplorerHost(name);
  if (!isKnown) {
    const isLookalike = [...Object.keys(hosts), ...shared].some((known) => isAlike(name, known));
    return { identifiers: [...codes, { kind: "url", value: written, check: "host-unknown" }], isLookalike };
  }
  const value = /^https?:/i.test(written) ? written : `https://${written}`;
  const networks = network ? [network] : (codes[0]?.networks ?? []);
  return {
    identifiers: [
      ...codes.map((code) => (network && fits(code, network) ? { ...code, networks: [network] } : code)),
      { kind: "explorer-url", value, check: "host-known", networks },
    ],
    isLookalike: false,
  };
}

export function isExplorerHost(host: string): boolean {
  return Object.hasOwn(hosts, host) || shared.includes(host) || shared.some((name) => host.endsWith(`.${name}`));
}

function networkOf(host: string, url: string): Network | undefined {
  if (Object.hasOwn(hosts, host)) return hosts[host];
  if (!isExplorerHost(host)) return undefined;
  return networkNamedIn(url.slice(0, 200));
}

/** A code with a form of its own, such as an address of Bitcoin, belongs to no other network than its own. */
function fits({ networks = [] }: Identifier, network: Network): boolean {
  const isEvm = networks.includes("evm-other");
  const evm = ["ethereum", "bnb-chain", "polygon", "arbitrum", "optimism", "base", "avalanche"];
  return networks.length === 0 || (isEvm && evm.includes(network));
}

function codesIn(url: string): Identifier[] {
  return url
    .split(/[/?#&=]/)
    .slice(1)
    .map(readToken)
    .filter((code) => code !== undefined)
    .filter(({ kind }) => kind === "address" || kind === "tx-hash")
    .slice(0, 4);
}

/** Whether a host contains the name of an explorer, as in "etherscan.io.example". */
function isAlike(host: string, known: string): boolean {
  const [name = ""] = known.split(".");
  return host !== known && name.length >= 6 && host.includes(name);
}
