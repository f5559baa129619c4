import { socialNetworks } from "./settings";
import type { Firm } from "./settings";

export type SocialLink = { readonly platform: string; readonly url: string };

/** The names of the networks, which are the same in every language. */
export const networkNames = {
  linkedin: "LinkedIn",
  x: "X",
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
} as const;

/** Lists the firm's pages on social networks. */
export function socialPages({ social }: Pick<Firm, "social">): readonly SocialLink[] {
  return socialNetworks.flatMap((network) =>
    social[network] === null ? [] : [{ platform: networkNames[network], url: social[network] }],
  );
}

/**
 * Lists the links to social networks that the footer shows. If the firm is a sample and has no pages on social
 * networks, the list contains three example links to example.com, a domain that is reserved for examples.
 */
export function socialLinks(firm: Pick<Firm, "social" | "isSample">): readonly SocialLink[] {
  const own = socialPages(firm);
  if (own.length > 0 || !firm.isSample) return own;
  return socialNetworks
    .slice(0, 3)
    .map((network) => ({ platform: networkNames[network], url: `https://example.com/#${network}` }));
}
