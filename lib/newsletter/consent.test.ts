import { createHash } from "node:crypto";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { consentWording, edition } from "./consent";

/**
 * Every edition with the hash of its wording in all languages. A changed wording gets a new line. Existing lines never
 * change.
 */
const editions: Readonly<Record<string, string>> = {
  "2026-11-21": "d62354b5581e9ff4",
  "2026-11-22": "36d8e71c423e1796",
};

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

it("requires a new edition for a changed wording in any language", () => {
  expect(hashOf(locales.map(consentWording).join("\n"))).toBe(editions[edition]);
});

it.each(locales)("equals the text next to the checkbox in %s", (locale) => {
  expect(consentWording(locale)).toBe(messagesFor(locale).newsletter.consent.replaceAll(/<\/?link>/g, ""));
  expect(consentWording(locale)).not.toMatch(/[<>{}]/);
});
