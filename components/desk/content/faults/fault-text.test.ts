import { createTranslator } from "next-intl";

import { textProblemCodes } from "@/lib/content/markdown/problems";
import { checkDraft } from "@/lib/content/rules/check-draft";
import { fieldProblems, ruleCodes } from "@/lib/content/rules/faults";
import type { TextFault } from "@/lib/content/rules/faults";
import { claimWording } from "@/lib/firm/claims/wording";
import type { Wording } from "@/lib/firm/claims/wording";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { faultText } from "./fault-text";

const translatorFor = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale), namespace: "staffContent.faults" });

const headFields = ["title", "description", "lead", "review", "until", "sources", "body"];
const sourceFields = ["title", "publisher", "language", "url", "read"].map((name) => `sources.2.${name}`);
const nodes = ["paragraph", "heading", "listItem", "blockquote", "textDirective", ":::note", "tableRow"];

const everyFault: readonly TextFault[] = [
  ...[...textProblemCodes, ...ruleCodes].map((code): TextFault => ({ code, line: 7, name: "<b>{x}" })),
  ...nodes.map((name): TextFault => ({ code: "notHere", line: 7, name })),
  ...(Object.keys(claimWording) as Wording[]).map((name): TextFault => ({ code: "claim", line: 7, name, words: "x" })),
  ...[...headFields, ...sourceFields].flatMap((field) =>
    fieldProblems.map((problem): TextFault => ({ code: "field", field, problem })),
  ),
];

describe.each(locales)("in %s", (locale) => {
  it("has a sentence of its own for each fault, with its line", () => {
    const t = translatorFor(locale);
    const lines = everyFault.filter(({ code }) => code !== "field").map((fault) => faultText(fault, t));
    expect(lines.filter((text) => !/ \(\p{L}+ 7\)$/u.test(text))).toEqual([]);
    const all = everyFault.map((fault) => faultText(fault, t));
    expect(all.filter((text) => text.includes("staffContent"))).toEqual([]);
    // The last two problems of a day are the same sentence, and so are both blocks without a known name.
    expect(new Set(all).size).toBeGreaterThan(all.length - 10);
  });
});

it("says what is wrong with a draft", () => {
  const head = { title: " ", description: "d".repeat(160), lead: "Lead", review: "soon", sources: [{ url: "x" }] };
  const context = {
    today: "2034-03-01" as const,
    claims: new Set<string>(),
    prices: new Set<string>(),
    pictures: new Set<string>(),
  };
  const check = checkDraft({ kind: "article", locale: "en", head, body: "a\n\n<b>x" }, context);
  expect(check.ok ? [] : check.faults.map((fault) => faultText(fault, translatorFor("en")))).toEqual([
    "Title: fill this in.",
    "Description: this text is too long.",
    "Review again by: enter a day.",
    "Source 1, title: fill this in.",
    "Source 1, publisher: fill this in.",
    "Source 1, address: enter an address that begins with https://.",
    "Source 1, day it was read: enter a day.",
    "“<b>” is HTML. Write the text without tags. (line 3)",
  ]);
});

it("says that the wording of a head is not allowed", () => {
  const fault = { code: "claim", line: 0, name: "praise", words: "leading firm" } as const;
  expect(faultText(fault, translatorFor("en"))).toMatch(/“leading firm”\. \(title, description or lead\)$/);
});
