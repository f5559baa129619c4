import { absoluteUrl } from "./paths";
import type { Locale } from "./locales";

/** The size in pixels that social networks recommend for a share picture, which they show with a link to the page. */
export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path segments of a share picture within its folder. Each page has one picture for each language. `path`
 * is the English path of the page.
 */
export function pictureFile(locale: Locale, path: string): readonly string[] {
  return `${locale}${path === "/" ? "/home" : path}.png`.split("/");
}

/** Returns the absolute URL of a share picture. Other sites load the picture, so a relative URL would not work. */
export function pictureUrl(locale: Locale, path: string): string {
  return absoluteUrl("en", `/images/share/${pictureFile(locale, path).join("/")}`);
}
