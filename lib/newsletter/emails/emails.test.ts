import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localePrefixes } from "@/lib/platform/i18n/locales";

import { leaveToken } from "../tokens";
import { confirmationEmail } from "./confirmation";
import { subscribedEmail } from "./subscribed";

const email = "zoe.kowalchuk@example.org";
const consentId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";

const emails = {
  asked: (locale: Locale) => confirmationEmail({ email, locale }, consentId),
  welcome: (locale: Locale) => subscribedEmail({ email, locale }, "welcome"),
  already: (locale: Locale) => subscribedEmail({ email, locale }, "already"),
};

describe.each(Object.entries(emails))("the email %s", (_kind, write) => {
  it.each(locales)("offers leaving by one press in %s, to a mail program and to its reader (RFC 8058)", (locale) => {
    const { headers, text, html } = write(locale);
    const address = `http://localhost:3000${localePrefixes[locale]}/newsletter/unsubscribe/${leaveToken(email)}`;
    expect(headers).toEqual({
      "List-Id": "<newsletter.localhost>",
      "List-Unsubscribe": `<${address}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(text).toContain(address);
    expect(html).toContain(address);
  });

  it.each(locales)("names nobody in %s: whoever typed the address may be a stranger", (locale) => {
    const { toName, subject, text, html } = write(locale);
    expect(toName).toBe("");
    for (const part of [subject, text, html]) expect(part).not.toMatch(/zoe|kowalchuk/i);
  });

  it.each(locales)("says in %s that it is a demonstration, and who writes", (locale) => {
    const { text, html } = write(locale);
    expect(text).toMatch(/demonstration|Demonstration|démonstration/);
    expect(text).toContain("100 Sample Street");
    expect(html).toContain(`<html lang="${locale}">`);
  });
});

it("asks in the reader's language, with one link to confirm", () => {
  expect(locales.map((locale) => emails.asked(locale).subject)).toEqual([
    "Please confirm your email address",
    "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    "Veuillez confirmer votre adresse courriel",
  ]);
  expect(emails.asked("de").text.match(/\/de\/newsletter\/confirm\/[\w-]{43}\b/g)).toHaveLength(1);
});

it("hands out no confirmation link where there is nothing to confirm", () => {
  for (const write of [emails.welcome, emails.already]) expect(write("en").text).not.toContain("/newsletter/confirm/");
});
