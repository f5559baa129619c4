import { socialNetworks } from "./settings";
import type { Firm } from "./settings";

export type SocialLink = { readonly platform: string; readonly url: string };

const names = {
  linkedin: "LinkedIn",
  x: "X",
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
} as const;

/** Lists the firm's pages on social networks. */
export function socialPages({ social }: Pick<Firm, "social">): readonly SocialLink[] {
  return socialNetworks.flatMap((network) =>
    social[network] === null ? [] : [{ platform: names[network], url: social[network] }],
  );
}

/**
 * Lists the links to social networks in the footer. If the record of a demonstration has no such pages, the links lead
 * to example.com, which explains example domains.
 */
export function socialLinks(firm: Pick<Firm, "social" | "isSample">): readonly SocialLink[] {
  const own = socialPages(firm);
  if (own.length > 0 || !firm.isSample) return own;
  return socialNetworks
    .slice(0, 3)
    .map((network) => ({ platform: names[network], url: `https://example.com/#${network}` }));
}
