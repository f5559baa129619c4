import { absoluteUrl } from "./paths";
import type { Locale } from "./locales";

/** What networks and messengers ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The file of a page's share picture below its folder, one for each page and language; `path` is the English one. */
export function pictureFile(locale: Locale, path: string): readonly string[] {
  return `${locale}${path === "/" ? "/home" : path}.png`.split("/");
}

/** Its full address: whoever shows it stands on another site. */
export function pictureUrl(locale: Locale, path: string): string {
  return absoluteUrl("en", `/images/share/${pictureFile(locale, path).join("/")}`);
}
