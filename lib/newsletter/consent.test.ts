import { createHash } from "node:crypto";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { consentWording, edition } from "./consent";

/**
 * The hash of the consent wording in all languages, by edition. If the wording changes, set a new `edition` and add its
 * hash here. Never change an existing hash, because stored consents refer to the edition.
 */
const editions: Readonly<Record<string, string>> = {
  "2026-11-21": "d62354b5581e9ff4",
  "2026-11-22": "36d8e71c423e1796",
};

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

it("the hash of the current edition matches the consent wording in all languages", () => {
  expect(hashOf(locales.map(consentWording).join("\n"))).toBe(editions[edition]);
});

it.each(locales)("the consent wording in %s equals the text next to the checkbox", (locale) => {
  expect(consentWording(locale)).toBe(messagesFor(locale).newsletter.consent.replaceAll(/<\/?link>/g, ""));
  expect(consentWording(locale)).not.toMatch(/[<>{}]/);
});
