import { locales, type Locale } from "../../lib/platform/i18n/locales";
import { addPrefix } from "../../lib/platform/i18n/prefix";
import { pathsOf, routes } from "../../lib/platform/i18n/routes";

/** All plans share one layout, and so do all letters, so only these are checked. */
const plans = ["ca-bank-transfer", "de-own-wallet", "other-other"];
const letters = ["bank-recall", "ombudsman"];
const onePerLayout = [...plans.map((plan) => `/first-steps/${plan}`), ...letters.map((letter) => `/letters/${letter}`)];

/** Whether another page that has the same layout is checked instead of the page with this English path. */
export const isLeftOut = (path: string) => /^\/(?:first-steps|letters)\/./.test(path) && !onePerLayout.includes(path);

/** The English path of every kind of page, with its parameters filled in. The last path is unknown to the site. */
export const pagePaths: readonly string[] = [
  ...routes
    .flatMap(pathsOf)
    .filter((path) => !isLeftOut(path))
    .map((path) =>
      path
        .replace("{serviceId}", "initial-consultation")
        .replace("{token}", "none")
        // All articles share one layout, so only one article is checked.
        .replace("{slug}", "read-a-transaction-on-a-block-explorer"),
    ),
  "/no/such/page",
];

/** The pages of `pagePaths` in each language. */
export const everyPage: readonly { readonly locale: Locale; readonly path: string }[] = locales.flatMap((locale) =>
  pagePaths.map((path) => ({ locale, path: addPrefix(locale, path) })),
);
