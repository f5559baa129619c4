import { createHash } from "node:crypto";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { choicesVersion } from "./choices";

/** The texts that a visitor answers, as one hash for each version. */
const published: Readonly<Record<string, string>> = {
  "2026-12-01": "5d9c79742501",
};

it("has a new version whenever the texts of the question change, because an answer belongs to its texts", () => {
  const texts = locales.map((locale) => {
    const { question, purposes, refuse, agree } = messagesFor(locale).privacyChoices;
    return [question.title, question.text, purposes, refuse, agree];
  });
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
  expect(published[choicesVersion]).toBe(hash);
});
