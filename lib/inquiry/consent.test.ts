import { createHash } from "node:crypto";

import { locales } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { consentVersion } from "./consent";

/**
 * The SHA-256 hash of the consent wording for each version. If the wording changes, change `consentVersion` and add a
 * line for the new version. Keep the old lines, because they prove the wording of earlier consents.
 */
const wordings: Readonly<Record<string, string>> = {
  "2026-11": "bcf12efb62098c1b174a4e1e5f2d1d66aac20cd682368db260b3a171e1cea776",
  "2026-11-22": "346b0e7b2c315cf1d6a3063a04385f3ec0fb4df893f8bccf0b6e6bc6e2b78eb1",
};

it("the consent version belongs to the current wording", () => {
  const wording = locales.map((locale) => messagesFor(locale).inquiry.consent).join("\n");
  expect(createHash("sha256").update(wording).digest("hex")).toBe(wordings[consentVersion]);
});
