import { env } from "@/lib/platform/env";
import type { Env } from "@/lib/platform/env";

export type SocialLink = { readonly platform: string; readonly url: string };

/** The specification's professional network, microblog and social network, and the two more that it allows. */
const platforms = [
  ["LinkedIn", "SOCIAL_LINKEDIN"],
  ["X", "SOCIAL_X"],
  ["Facebook", "SOCIAL_FACEBOOK"],
  ["Instagram", "SOCIAL_INSTAGRAM"],
  ["YouTube", "SOCIAL_YOUTUBE"],
] as const satisfies readonly (readonly [string, keyof Env])[];

/** The firm's pages elsewhere: those that are set. */
export function socialPages(settings: Env = env()): readonly SocialLink[] {
  return platforms.flatMap(([platform, name]) => (settings[name] ? [{ platform, url: settings[name] }] : []));
}

/** What the footer links: a demonstration without pages leads to the page that explains example addresses. */
export function socialLinks(settings: Env = env()): readonly SocialLink[] {
  const own = socialPages(settings);
  if (own.length > 0 || settings.SITE_MODE === "live") return own;
  return platforms.slice(0, 3).map(([platform]) => ({ platform, url: `https://example.com/#${platform.toLowerCase()}` }));
}
