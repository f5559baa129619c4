import type { Network } from "../kinds";

type Contract = { readonly asset: string; readonly network: Network };

/** The addresses of the stablecoins themselves. A victim who names one has copied the coin, not the recipient. */
const contracts: Readonly<Record<string, Contract>> = {
  "0xdAC17F958D2ee523a2206206994597C13D831ec7": { asset: "USDT", network: "ethereum" },
  "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48": { asset: "USDC", network: "ethereum" },
  "0x6B175474E89094C44Da98b954EedeAC495271d0F": { asset: "DAI", network: "ethereum" },
  "0x55d398326f99059fF775485246999027B3197955": { asset: "USDT", network: "bnb-chain" },
  "0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d": { asset: "USDC", network: "bnb-chain" },
  TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t: { asset: "USDT", network: "tron" },
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: { asset: "USDC", network: "solana" },
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: { asset: "USDT", network: "solana" },
};

/** The token that has this address, in its checksummed spelling. */
export function tokenContract(address: string): Contract | undefined {
  return Object.hasOwn(contracts, address) ? contracts[address] : undefined;
}
