import { absoluteUrl } from "./paths";
import type { Locale } from "./locales";

/** The size that social networks and messengers require, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path segments of a share picture within its folder. Each page has one picture for each language. `path`
 * is the English path of the page.
 */
export function pictureFile(locale: Locale, path: string): readonly string[] {
  return `${locale}${path === "/" ? "/home" : path}.png`.split("/");
}

/** Returns the picture's full URL, because other sites show the picture. */
export function pictureUrl(locale: Locale, path: string): string {
  return absoluteUrl("en", `/images/share/${pictureFile(locale, path).join("/")}`);
}
