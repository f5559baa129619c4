import { messagesFor } from "@/lib/platform/i18n/messages";

import { columnWords } from "./codes";
import { valueWriter } from "./values";

const services = new Map([["investment-fraud-recovery", "Anlagebetrug"]]);
const now = Date.UTC(2034, 5, 1);

const write = valueWriter(
  { locale: "de", zone: "America/Toronto" },
  {
    yes: "ja",
    no: "nein",
    part: (label, value) => `${label}: ${value}`,
    labels: messagesFor("de").clientData.columns,
    words: columnWords({ language: "de", now, services }),
  },
);
const writeIn = (table: string, column: string, value: unknown) => write({ table, column }, { [column]: value });

test.each([
  ["2034-09-06T14:00:00+00:00", "6. September 2034, 10:00"],
  ["2034-09-06", "6. September 2034"],
  [true, "ja"],
  [["a", "b"], "a, b"],
  [null, ""],
  [[], ""],
  [3, "3"],
])('the value %j becomes the text "%s"', (value, text) => {
  expect(writeIn("clients", "at", value)).toBe(text);
});

test.each([
  ["bookings", "status", "no_show", "Nicht erschienen"],
  ["clients", "safe_contact", ["no-texts", "discreet"], "Keine SMS, Die Firma nicht nennen"],
  ["clients", "locale", "fr-CA", "Französisch (Kanada)"],
  ["clients", "zone", "America/Toronto", "Nordamerikanische Ostküsten-Sommerzeit (UTC−4)"],
  ["leads", "service", "investment-fraud-recovery", "Anlagebetrug"],
  ["contact_messages", "service_interest", "no-longer-offered", "no-longer-offered"],
  ["contact_messages", "source", "site", "Unsere Website"],
  ["contact_messages", "source", "partner", "partner"],
  [
    "contact_messages",
    "suspicions",
    ["fast", "links"],
    "Schneller gesendet, als ein Mensch tippen kann, Mehrere Links",
  ],
  ["contact_messages", "referral_source", "search", "Suchmaschine"],
  ["newsletter_subscribers", "interests", ["crypto"], "Kryptowerte"],
  ["case_rules_met", "rule", "report-sent", "Der Bericht wurde zugeschickt"],
  ["sent_emails", "kind", "booking-confirmed", "Termin bestätigt"],
  ["inquiry_entries", "kind", "reply", "Unsere Antwort"],
  ["audit_events", "action", "booking.confirmed", "Termin gebucht"],
  ["audit_events", "subject_kind", "client", "Ihre Akte"],
  ["audit_events", "actor_kind", "client", "Sie"],
  ["fee_agreements", "rate_basis_points", 1_250, "12,5\u00a0%"],
  ["bookings", "state", null, ""],
])('in the table %s and the column %s, the value %j becomes the text "%s"', (table, column, value, text) => {
  expect(writeIn(table, column, value)).toBe(text);
});

test("a text in a column without codes is not changed, even if it looks like a code", () => {
  expect(writeIn("client_notes", "text", "open")).toBe("open");
});

test("a JSON object is written as one line for each property, but HTML, ids and unlabelled booleans are left out", () => {
  const email = { subject: "Hallo", text: "Guten Tag", html: "<p>", attachments: ["a.pdf"] };
  expect(writeIn("sent_emails", "content", email)).toBe("Betreff: Hallo\nText: Guten Tag\nAnhänge: a.pdf");
  const answers = { serviceId: "1", zone: "UTC", details: { firstName: "Zoë", isNewClient: true, earlyStart: true } };
  expect(writeIn("booking_drafts", "answers", answers)).toBe(
    "Zeitzone: UTC\nVorname: Zoë\nNeue Kundin oder neuer Kunde: ja",
  );
  expect(writeIn("contact_messages", "message", { typed: "by a person" })).toBe("by a person");
});

test("an amount is formatted in the currency of its row", () => {
  const place = { table: "bookings", column: "price_minor" };
  expect(write(place, { price_minor: 13_050, currency: "EUR" })).toBe("130,50\u00a0€");
  expect(write(place, { price_minor: 13_050 })).toBe("13050");
  const loss = { amount: "0.500000000000000000", currency: "BTC" };
  expect(write({ table: "case_losses", column: "amount" }, loss)).toBe("0,5\u00a0BTC");
});
