import { locales, type Locale } from "../../lib/platform/i18n/locales";
import { addPrefix } from "../../lib/platform/i18n/prefix";
import { pathsOf, routes } from "../../lib/platform/i18n/routes";

/** Of the articles one stands for all: they share their layout, and no two of anything else do. */
const isTold = (path: string) => !path.startsWith("/blog/") || path === "/blog/read-a-transaction-on-a-block-explorer";

/** Every kind of page by its English path, parameters filled in; and an address that is unknown. */
export const pagePaths: readonly string[] = [
  ...routes
    .flatMap(pathsOf)
    .map((path) => path.replace("{serviceId}", "initial-consultation").replace("{token}", "none")),
  "/no/such/page",
].filter(isTold);

/** The same in each language. */
export const everyPage: readonly { readonly locale: Locale; readonly path: string }[] = locales.flatMap((locale) =>
  pagePaths.map((path) => ({ locale, path: addPrefix(locale, path) })),
);
