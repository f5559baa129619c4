import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localePrefixes } from "@/lib/platform/i18n/locales";

import { unsubscribeToken } from "../tokens";
import { composeConfirmationRequest, composeSubscribed } from "./compose";

const email = "zoe.kowalchuk@example.org";
const consentId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";

const emails = {
  confirm: (locale: Locale) => composeConfirmationRequest({ email, locale }, consentId),
  welcome: (locale: Locale) => composeSubscribed({ email, locale }, "welcome"),
  already: (locale: Locale) => composeSubscribed({ email, locale }, "already"),
};

describe.each(Object.entries(emails))('the email "%s"', (_kind, write) => {
  it.each(locales)("has an unsubscribe link, and headers for one-click unsubscribe (RFC 8058), in %s", (locale) => {
    const { headers, text, html } = write(locale);
    const address = `http://localhost:3000${localePrefixes[locale]}/newsletter/unsubscribe/${unsubscribeToken(email)}`;
    expect(headers).toEqual({
      "List-Id": "<newsletter.localhost>",
      "List-Unsubscribe": `<${address}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(text).toContain(address);
    expect(html).toContain(address);
  });

  it.each(locales)("does not contain the recipient's name or email address, in %s", (locale) => {
    const { toName, subject, text, html } = write(locale);
    expect(toName).toBe("");
    for (const part of [subject, text, html]) expect(part).not.toMatch(/zoe|kowalchuk/i);
  });

  it.each(locales)("says that it is a demonstration and contains the firm's postal address, in %s", (locale) => {
    const { text, html } = write(locale);
    expect(text).toMatch(/demonstration|Demonstration|démonstration/);
    expect(text).toMatch(/^(?:Registered office|Sitz der Gesellschaft|Siège social\s?): 200\D+Example\b.*Laval/m);
    expect(html).toContain(`<html lang="${locale}">`);
  });
});

it("the email that asks for confirmation has one confirmation link and a subject in the recipient's language", () => {
  expect(locales.map((locale) => emails.confirm(locale).subject)).toEqual([
    "[Demo] Please confirm your email address",
    "[Demo] Bitte bestätigen Sie Ihre E-Mail-Adresse",
    "[Démo] Veuillez confirmer votre adresse courriel",
  ]);
  expect(emails.confirm("de").text.match(/\/de\/newsletter\/confirm\/[\w-]{43}\b/g)).toHaveLength(1);
});

it("emails to subscribers contain no confirmation link", () => {
  for (const write of [emails.welcome, emails.already]) expect(write("en").text).not.toContain("/newsletter/confirm/");
});
