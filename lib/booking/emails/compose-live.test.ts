import { locales } from "@/lib/platform/i18n/locales";
import { anEmailBooking } from "@/lib/testing/builders/email-booking";

import { composeBookingEmail } from "./compose";

// Settings are read only once in a process, so live mode needs a separate test file.
Object.assign(process.env, {
  SITE_MODE: "live",
  SITE_URL: "https://appointments.example.com",
  MAIL_FROM: "Some Name <office@example.com>",
  FIRM_LEGAL_NAME: "Example Advisory Ltd",
  FIRM_LEGAL_ADDRESS: "1 Example Road, Toronto",
  FIRM_LEGAL_PHONE: "+1 416 555 0199",
});

it.each(locales)("in live mode, an email in %s names the firm and does not mention a demonstration", (locale) => {
  const email = composeBookingEmail("confirmed", anEmailBooking({ locale }), 0);
  const [calendar = ""] = email.attachments.map(({ content }) => content.replaceAll("\r\n ", ""));
  for (const part of [email.text, email.html, calendar])
    expect(part).not.toMatch(/demonstration|démonstration|sample|555 0100/i);
  expect(email.text).toContain("+1 416 555 0199");
  expect(email.text).toMatch(/Example Advisory Ltd\n.+: 1 Example Road, Toronto\n/);
  expect(email.text).toContain("https://appointments.example.com/");
  expect(calendar).not.toContain("example.com");
  expect(email.replyTo).toBe("office@example.com");
});
