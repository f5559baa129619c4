import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Email } from "@/lib/platform/mail/email";
import { aBalance, anEmailBooking } from "@/lib/testing/builders/email-booking";

import { composeBookingEmail } from "./compose";
import type { BookingEmailKind } from "./still-due";

const now = Date.parse("2026-11-21T09:30:00Z");
const kinds: readonly BookingEmailKind[] = [
  "confirmed",
  "changed",
  "cancelled",
  "reminder-24h",
  "reminder-2h",
  "other-times",
];
const everyEmail = locales.flatMap((locale) => kinds.map((kind) => ({ locale, kind })));

const offer = {
  until: now + 48 * 3_600_000,
  times: [
    { start: Date.parse("2026-12-10T15:00:00Z"), end: Date.parse("2026-12-10T16:00:00Z"), adviser: "Priya Raman" },
    { start: Date.parse("2026-12-11T15:00:00Z"), end: Date.parse("2026-12-11T16:00:00Z"), adviser: "Lukas Brandt" },
  ],
};

function email(kind: BookingEmailKind, changes: Parameters<typeof anEmailBooking>[0] = {}): Email {
  return composeBookingEmail(
    kind,
    anEmailBooking({ status: kind === "cancelled" ? "cancelled" : "confirmed", offer, ...changes }),
    now,
  );
}

/** Replaces no-break spaces with normal spaces. Intl and the texts contain no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const revealing =
  /fraud|betrug|fraude|arnaque|scam|crypto|krypto|bitcoin|recover|récup|rückhol|loss|lost|verlust|perte|victim|opfer|victime|money|geld|argent|specialist/i;

describe.each(everyEmail)("the $kind email in $locale", ({ locale, kind }) => {
  const { subject, text, html, fromName, attachments } = email(kind, { locale });

  it("reveals nothing about the subject of the appointment on a locked phone", () => {
    const preview = text.slice(0, 250);
    for (const part of [subject, fromName, preview, ...attachments.map(({ filename }) => filename)])
      expect(part).not.toMatch(revealing);
  });

  it("begins with a neutral text that the inbox shows as a preview", () => {
    const body = html.slice(html.indexOf("<body"), html.indexOf("&#847;"));
    expect(body.replace(/<[^<>]+>/g, "").trim()).toMatch(/^\p{Lu}.{20,}/u);
    expect(body).not.toMatch(revealing);
  });

  it("loads no images, styles or scripts from a server", () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|\ssrc=/i);
  });

  it("states the time in the visitor's zone and in the office's", () => {
    const [own, office] = { en: ["10:00 am", "12 noon"], de: ["10:00", "12:00"], "fr-CA": ["10 h", "12 h"] }[locale];
    expect(plain(text)).toContain(own);
    expect(plain(text)).toMatch(new RegExp(`${office} – .* (in|à) Toronto`));
    expect(plain(text).includes(" Uhr")).toBe(locale === "de");
  });

  it("is written only in the visitor's language", () => {
    const words: Record<Locale, RegExp> = { en: /\bappointment\b/, de: /\bTermin\b/, "fr-CA": /\brendez-vous\b/ };
    expect(locales.filter((one) => words[one].test(text))).toEqual([locale]);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it("contains no unfilled placeholder", () => {
    for (const part of [subject, text, html, fromName]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|mail\.[a-z]|\{[a-zA-Z]+\}/);
    }
  });

  it("contains the reference, the firm's phone number and the demo notice", () => {
    for (const version of [text, html]) {
      expect(version).toContain("FRS-7K2M-4Q93");
      expect(version).toContain("+1 416 555 0100");
      expect(version).toMatch(/demonstration|Demonstration|démonstration/);
    }
  });

  it("makes no claim that needs verification", () => {
    expect(text).not.toMatch(/CIRO|FCA|BaFin|guarant|garantie|98 ?%|24\/7|regulated|reguliert|réglement/i);
  });
});

describe.each(locales)("an open appointment in %s", (locale) => {
  it.each(["confirmed", "changed", "reminder-24h", "reminder-2h"] as const)(
    "is described in full in the %s email",
    (kind) => {
      const { text, html } = email(kind, { locale });
      for (const version of [text, html]) {
        for (const part of [
          "Helen Tremblay",
          "Cryptocurrency recovery, 75 ",
          ...["lantern", "violin", "cedar", "waffle"],
          "0142",
          "/booking/manage/",
        ]) {
          expect(version).toContain(part);
        }
        expect(version).not.toContain("+1 780 555 0142");
      }
      expect(plain(text)).toContain({ en: "$130 CAD", de: "130 CAD", "fr-CA": "130 $ CA" }[locale]);
    },
  );
});

it("writes neutral subject lines that contain the date and begin with the demo mark", () => {
  const subjects = (locale: Locale) => kinds.slice(0, 4).map((kind) => plain(email(kind, { locale }).subject));
  expect(subjects("en")).toEqual([
    "[Demo] Your appointment on 9 December",
    "[Demo] New time for your appointment: 9 December",
    "[Demo] Your appointment on 9 December is cancelled",
    "[Demo] Reminder: your appointment on 9 December",
  ]);
  expect(subjects("de")).toEqual([
    "[Demo] Ihr Termin am 9. Dezember",
    "[Demo] Ihr neuer Termin: 9. Dezember",
    "[Demo] Abgesagt: Ihr Termin am 9. Dezember",
    "[Demo] Erinnerung: Ihr Termin am 9. Dezember",
  ]);
  expect(subjects("fr-CA")).toEqual([
    "[Démo] Votre rendez-vous du 9 décembre",
    "[Démo] Votre rendez-vous est déplacé au 9 décembre",
    "[Démo] Votre rendez-vous du 9 décembre est annulé",
    "[Démo] Rappel : votre rendez-vous du 9 décembre",
  ]);
});

it("adds the office's day if it differs from the visitor's day", () => {
  const { text } = email("confirmed", {
    zone: "Asia/Kathmandu",
    startsAt: new Date("2026-12-09T20:00:00Z"),
    endsAt: new Date("2026-12-09T21:00:00Z"),
  });
  expect(plain(text)).toContain("Thursday 10 December 2026\n1:45 am – 2:45 am");
  expect(plain(text)).toContain("Office time: Wednesday 9 December 2026, 3:00 pm – 4:00 pm in Toronto");
});

it("the confirmation email says that the appointment is free, or how and by when the client must pay", () => {
  expect(email("confirmed", { priceMinor: 0 }).text).toContain("Price: Free, for the whole 75 minutes");
  const { text } = email("confirmed", { status: "awaiting_payment", balance: aBalance() });
  expect(plain(text)).toContain("$130 CAD, as agreed when you booked");
  expect(plain(text)).toContain(
    "Please pay $130 CAD by Tuesday 15 December 2026. The number of the invoice is 2026-0001.",
  );
  expect(plain(text)).toContain("Our bank details are on the page of your appointment.");
});

it.each(locales)("writes an invoice reminder in %s without bank details or an attached file", (locale) => {
  const { subject, text, attachments } = email("invoice-reminder", { locale, balance: aBalance() });
  expect(text).toContain("2026-0001");
  expect(text).toContain("/booking/manage/");
  for (const part of [subject, text.slice(0, 250)]) expect(part).not.toMatch(revealing);
  expect(text).not.toMatch(/IBAN|BIC/);
  expect(attachments).toEqual([]);
});

it("says only where the invoice is if staff write before it is due, and no word of cancelling afterwards", () => {
  const balance = aBalance({ state: "open" });
  const written = email("invoice-reminder", { isSentByStaff: true, balance }).text;
  expect(written).toContain("is on the page of your appointment.");
  expect(written).not.toContain("not yet received");
  expect(email("invoice-reminder", { balance }).text).toContain("you can cancel it");
  const held = email("invoice-reminder", { isSentByStaff: true, balance, status: "completed" }).text;
  expect(held).not.toContain("you can cancel it");
});

it.each(locales)("says in %s that a late payment is refunded, and attaches no file", (locale) => {
  const balance = aBalance({ state: "toRefund", owedMinor: -13_000, creditedMinor: 13_000, receivedMinor: 13_000 });
  const { subject, text, attachments } = email("late-payment", { locale, status: "cancelled", balance });
  expect(plain(text)).toMatch(/130/);
  for (const part of [subject, text.slice(0, 250)]) expect(part).not.toMatch(revealing);
  expect(attachments).toEqual([]);
});

it("explains in a cancellation email what happens to the invoice", () => {
  const cancelled = (changes: Parameters<typeof aBalance>[0]) =>
    plain(email("cancelled", { balance: aBalance({ creditedMinor: 13_000, ...changes }) }).text);
  expect(cancelled({ state: "released", owedMinor: 0 })).toContain("Invoice 2026-0001 is cancelled. You owe nothing.");
  expect(cancelled({ state: "toRefund", owedMinor: -13_000 })).toContain("We owe you $130 CAD and send it back");
});

it("attaches a calendar file that matches the booking's state", () => {
  const types = kinds.map((kind) => email(kind).attachments.map(({ contentType }) => contentType.split("method=")[1]));
  expect(types).toEqual([["PUBLISH"], ["PUBLISH"], ["CANCEL"], ["PUBLISH"], ["PUBLISH"], []]);
});

it.each([
  "Win 1000",
  "www.example.com",
  "https://x",
  "a@b",
  "８００．５５５．０１９９",
  "evil。test now",
  "URGENT your account is frozen call",
])("leaves out a name that could be an advertisement: %s", (firstName) => {
  const { text, html, toName } = email("confirmed", { firstName });
  expect(toName).toBe("");
  expect(text).toContain("\nHello,\n");
  expect(html).not.toContain(firstName);
});

it("escapes HTML characters in the names of the visitor and the adviser", () => {
  const { html } = email("confirmed", {
    locale: "de",
    lastName: "O'Neil",
    adviser: { id: "x", name: "<b>A</b>", videoUrl: null },
  });
  expect(html).toContain("O&#39;Neil");
  expect(html).toContain("&lt;b&gt;A&lt;/b&gt;");
});

describe("the right to withdraw", () => {
  const createdAt = new Date("2026-12-01T15:00:00Z");
  const paid = { createdAt, withdrawalInformedAt: createdAt };

  it.each([
    ["en", "eu", "You can withdraw from the contract until", "Model withdrawal form"],
    ["en", "uk", "You can cancel the contract until", "Model cancellation form"],
    ["de", "eu", "Den Vertrag können Sie bis", "Muster-Widerrufsformular"],
    ["fr-CA", "eu", "Vous pouvez vous rétracter du contrat jusqu’au", "Modèle de formulaire de rétractation"],
  ] as const)(
    "is in the confirmation in %s under the law %s, with its last day and the model form",
    (locale, consumerLaw, until, form) => {
      const text = plain(email("confirmed", { ...paid, locale, consumerLaw }).text);
      expect(text).toContain(until);
      expect(text).toMatch(/15\.? (?:December|Dezember|décembre)/);
      expect(text).toContain(form);
      expect(text).toContain("/withdrawal");
      expect(text).toContain("?withdraw=1");
    },
  );

  it("has its instructions in no reminder, and is not mentioned without a consumer law or a price", () => {
    expect(email("reminder-24h", { ...paid, consumerLaw: "uk" }).text).not.toContain("Model cancellation form");
    expect(email("confirmed", { ...paid, consumerLaw: "no_right" }).text).not.toContain("/withdrawal");
    expect(email("confirmed", { ...paid, consumerLaw: "eu", priceMinor: 0 }).text).not.toContain("/withdrawal");
  });
});
