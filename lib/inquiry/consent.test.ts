import { createHash } from "node:crypto";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { consentVersion } from "./consent";

/** Whoever changes a wording gives it a version of its own and adds a line here; the old lines stay: they are the proof. */
const wordings: Readonly<Record<string, string>> = {
  "2026-11": "bcf12efb62098c1b174a4e1e5f2d1d66aac20cd682368db260b3a171e1cea776",
};

it("names the wording that people agree to", () => {
  const wording = locales.map((locale) => messagesFor(locale).inquiry.consent).join("\n");
  expect(createHash("sha256").update(wording).digest("hex")).toBe(wordings[consentVersion]);
});
