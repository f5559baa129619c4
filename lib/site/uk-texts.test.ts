import { readFileSync } from "node:fs";

import { profile } from "@/lib/firm/profile";
import { factsUk } from "@/lib/firm/profiles/facts-uk";
import { toFirm } from "@/lib/firm/settings";
import { flatten } from "@/lib/platform/i18n/catalogue";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { alternateUrls } from "@/lib/platform/i18n/paths";
import { routeRequest } from "@/lib/platform/i18n/request-route";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { seededTexts } from "@/lib/testing/seeded-texts";
import { sampleClaims } from "@/prisma/seed/claims/sample-claims";

import { sourcesOf } from "./free-help-sources";
import { questionsIn } from "./questions";

beforeAll(() => {
  process.env.FIRM_PROFILE = "uk";
});

/** Canadian help numbers, authorities and bodies. */
const canadian =
  /1[- ]8\d\d[- ]\d{3}|Canadian|Canada|Kanad|Québec|Quebec|OBSI|CIRO|\bAMF\b|FINTRAC|PIPEDA|\bCSA\b|GST|Toronto|Laval|Ontario/;

/**
 * Keys of texts that are not shown by a British firm, or that name a law by its code in the data-protection records, or
 * that belong to free pages for victims: there, visitors choose the country of their bank.
 */
const elsewhere =
  /^(deadlines\.|plans\.|freeHelp\.|lawRules\.|clientData\.codes|dataRequests\.laws|complaints\.times\.ca|services\.detail\.free\.canada|services\.pricing\.currencies\.CAD|home\.offices)/;

const languages = ["en", "de"] as const;

/** A part of a legal text that only a Canadian firm shows. */
const forCanada = /:when\[(?:[^[\]]|\[[^\]]*\])*\]\{firm=ca\}/g;

it.each(languages)("no text of the interface in %s names a Canadian body or number", (locale) => {
  const found = flatten(messagesFor(locale)).filter(([key, text]) => !elsewhere.test(key) && canadian.test(text));
  expect(found).toEqual([]);
});

it.each(languages)("no answer in %s names a Canadian body or number", (locale) => {
  const topics = questionsIn(seededTexts(), locale, toFirm(factsUk, { version: 1, isSample: true }));
  const answers = topics.flatMap(({ questions }) => questions.map(({ answer }) => answer));
  expect(answers.filter((answer) => canadian.test(answer))).toEqual([]);
});

it.each(languages)("no legal text in %s names a Canadian body outside the parts for a Canadian firm", (locale) => {
  const pages = ["accessibility", "data-security", "terms-of-service"];
  const texts = pages.map((page) => readFileSync(`lib/content/seed/legal/${page}/${locale}.md`, "utf8"));
  const shown = texts.map((text) => text.replaceAll(forCanada, ""));
  expect(shown.map((text) => canadian.exec(text)?.[0])).toEqual(pages.map(() => undefined));
});

it("no fact, claim or source of help names a Canadian body or number", () => {
  const places = Object.values(profile().layout).flat() as string[];
  const claims = sampleClaims("uk").filter(({ key }) => places.includes(key));
  const texts = JSON.stringify([factsUk, claims]).replaceAll(/"fr-CA":("[^"]*"|\[[^\]]*\])/g, "");
  expect(canadian.exec(texts)?.[0]).toBeUndefined();
  expect(/\bCAD\b|M\$/.exec(texts)?.[0]).toBeUndefined();
  const keys = ["cryptocurrency", "investment", "financial", "regulatory"] as const;
  const publishers = keys.flatMap((key) => sourcesOf(key, ["uk", "germany"], "en").map(({ publisher }) => publisher));
  expect(publishers.filter((publisher) => canadian.test(publisher))).toEqual([]);
});

it("claims use the spelling of the British regulator", () => {
  const claims = sampleClaims("uk").flatMap(({ text, limits }) => [text.en, limits.en]);
  expect(claims.filter((text) => /authoriz/i.test(text))).toEqual([]);
});

it("no legal text says that the site has a French version", () => {
  const pages = ["accessibility", "data-security", "terms-of-service", "privacy-policy", "withdrawal"];
  const texts = pages.flatMap((page) =>
    languages.map((locale) => readFileSync(`lib/content/seed/legal/${page}/${locale}.md`, "utf8")),
  );
  const shown = texts.map((text) => text.replaceAll(forCanada, ""));
  expect(shown.map((text) => /French|Französisch/.exec(text)?.[0])).toEqual(texts.map(() => undefined));
});

it("has pages in English and German only, and sends links in French to the English page", () => {
  expect(siteLocales()).toEqual(["en", "de"]);
  expect(Object.keys(alternateUrls("/faq"))).toEqual(["en", "de", "x-default"]);
  expect(routeRequest({ pathname: "/fr-ca/faq", isSignedIn: false })).toEqual({ kind: "moved", pathname: "/faq" });
});
