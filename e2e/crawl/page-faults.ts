import { locales } from "../../lib/platform/i18n/locales";
import { maxTitleLength } from "../../lib/platform/i18n/metadata";
import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { readStructuredData } from "../../lib/testing/structured-data";
import en from "../../messages/en.json";
import { meta, pathOf, tags, textIn } from "../pages/html";

/** Matches the key of a catalogue text. A page shows the key if the text is missing. */
const key = new RegExp(`(?<![\\w/.@-])(?:${Object.keys(en).join("|")})(?:\\.[a-z][A-Za-z0-9]*)+(?![\\w@/-])`);

/** Returns the faults in the HTML of the page at `path`, which is in the sitemap. */
export function faultsOf(path: string, html: string): readonly string[] {
  const { locale } = splitPrefix(path);
  return [
    ...unless(tags(html, "html")[0]?.lang === locale, "has a lang attribute that does not match its URL"),
    ...unless(tags(html, "h1").length === 1, "must have exactly one h1"),
    ...unless(meta(html, "robots") === undefined, "has a robots meta tag, although the sitemap lists it"),
    ...headFaults(path, html),
    ...linkFaults(path, html),
    ...dataFaults(path, html),
    ...(key.exec(textIn(html)) ?? []).map((match) => `shows the key ${match}`),
  ];
}

export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}

/** Lists the translations that a page links to, as language and path, sorted. */
export function translationsIn(html: string): readonly string[] {
  const named = tags(html, "link").filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
  return named.map(({ hreflang, href = "" }) => `${hreflang} ${pathOf(href)}`).sort();
}

function headFaults(path: string, html: string): readonly string[] {
  const description = meta(html, "description") ?? "";
  const isShared = [meta(html, "og:image"), meta(html, "twitter:image")].every((url) => url?.startsWith("http"));
  return [
    ...unless(titleOf(html).length > 10, "must have a title of more than 10 characters"),
    ...unless(
      titleOf(html).length <= maxTitleLength,
      `has a title of ${titleOf(html).length} characters: ${titleOf(html)}`,
    ),
    ...unless(
      description.length >= 50 && description.length <= 159,
      `has a description of ${description.length} characters`,
    ),
    // The site cuts a description of more than 159 characters and adds “…”. A “…” at the end therefore shows that the
    // original description is too long.
    ...unless(!description.endsWith("…"), "has a clipped description"),
    ...unless(
      isShared && meta(html, "twitter:card") === "summary_large_image",
      "has no large share picture with a full URL",
    ),
    ...unless(pathOf(meta(html, "og:url") ?? "") === path, "must have its own path in og:url"),
  ];
}

function linkFaults(path: string, html: string): readonly string[] {
  const { locale } = splitPrefix(path);
  const canonical = tags(html, "link")
    .filter(({ rel }) => rel === "canonical")
    .map(({ href = "" }) => pathOf(href));
  const translations = translationsIn(html);
  const languages = translations.map((pair) => pair.split(" ")[0]);
  return [
    ...unless(
      canonical.length === 1 && canonical[0] === path,
      `must have only its own path as canonical link, but has ${canonical.join(" and ") || "none"}`,
    ),
    ...unless(translations.includes(`${locale} ${path}`), "does not name itself among its translations"),
    ...unless(
      languages.join() === [...locales, "x-default"].sort().join(),
      `must link to a translation in every language, but links to ${languages.join()}`,
    ),
  ];
}

/** The expected types of structured data by page. All other pages need only breadcrumbs. */
const expectedTypes: readonly (readonly [page: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ["ProfessionalService", "WebSite"]],
  [/^\/contact$/, ["BreadcrumbList", "ProfessionalService"]],
  [/^\/services$/, ["BreadcrumbList", "Service"]],
  [/^\/services\//, ["BreadcrumbList", "Service"]],
  [/^\/blog\//, ["BlogPosting", "BreadcrumbList"]],
  [/^\/faq$/, ["BreadcrumbList", "FAQPage"]],
];

function dataFaults(path: string, html: string): readonly string[] {
  const { types, complaints } = readStructuredData(html);
  const { path: english } = splitPrefix(path);
  const wanted = expectedTypes.find(([page]) => page.test(english))?.[1] ?? ["BreadcrumbList"];
  const claims = /"(?:hasCredential|legalName|vatID|aggregateRating|review)"/.exec(html)?.[0];
  return [
    ...complaints,
    ...unless(
      wanted.every((type) => types.includes(type)),
      `lacks a required type of structured data: it has only ${types.join(", ")}`,
    ),
    // The firm's facts and claims in the demonstration are only samples. Search engines must not read them as true.
    ...unless(claims === undefined, `must not state facts about the sample firm in its structured data: ${claims}`),
  ];
}

function unless(isRight: boolean, fault: string): readonly string[] {
  return isRight ? [] : [fault];
}
