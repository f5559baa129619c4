import { locales } from "@/lib/platform/i18n/locales";
import { aLetterBooking } from "@/lib/testing/builders/letter-booking";

import { composeLetter } from "./compose";

// Settings are read once, at the first letter: hence a file of its own.
Object.assign(process.env, {
  SITE_MODE: "live",
  SITE_URL: "https://appointments.example.com",
  MAIL_FROM: "Some Name <office@example.com>",
  FIRM_LEGAL_NAME: "Example Advisory Ltd",
  FIRM_LEGAL_ADDRESS: "1 Example Road, Toronto",
  FIRM_LEGAL_PHONE: "+1 416 555 0199",
});

it.each(locales)("speaks for the firm in live mode, and of no demonstration (%s)", (locale) => {
  const letter = composeLetter("confirmed", aLetterBooking({ locale }), 0);
  const [calendar = ""] = letter.attachments.map(({ content }) => content.replaceAll("\r\n ", ""));
  for (const part of [letter.text, letter.html, calendar])
    expect(part).not.toMatch(/demonstration|Vorführung|démonstration|sample|555 0100/i);
  expect(letter.text).toContain("+1 416 555 0199");
  expect(letter.text).toContain("Example Advisory Ltd\n1 Example Road\nToronto");
  expect(letter.text).toContain("https://appointments.example.com/");
  expect(calendar).not.toContain("example.com");
  expect(letter.replyTo).toBe("office@example.com");
});
