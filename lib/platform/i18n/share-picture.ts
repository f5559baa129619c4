import { absoluteUrl } from "./paths";
import type { Locale } from "./locales";

/** The size that social networks and messengers require, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * The path segments of a page's share picture below its folder, one per page and language. `path` is the English one.
 */
export function pictureFile(locale: Locale, path: string): readonly string[] {
  return `${locale}${path === "/" ? "/home" : path}.png`.split("/");
}

/** The picture's full address, since it is shown on other sites. */
export function pictureUrl(locale: Locale, path: string): string {
  return absoluteUrl("en", `/images/share/${pictureFile(locale, path).join("/")}`);
}
