import { createHmac } from "node:crypto";

/** What a browser's visitor id is made of. The network is shortened before, and nothing of this is stored. */
export type Browser = { readonly network: string; readonly agent: string; readonly site: string };

/** The visitor id of what no visitor has. */
export const nobody = 0n;

/** The id of a visitor on the day of the salt: 64 bits that cannot be repeated once the salt is deleted. */
export function visitorId(salt: Uint8Array, { network, agent, site }: Browser): bigint {
  const hash = createHmac("sha256", salt).update([site, network, agent].join("\n")).digest();
  return hash.readBigInt64BE() || 1n;
}
