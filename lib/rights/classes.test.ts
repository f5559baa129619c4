import { readFileSync } from "node:fs";

import { locales } from "@/lib/platform/i18n/locales";

import { classes, erasureStatements, personalColumns } from "./classes";

const rowsOf = (locale: string) => {
  const [table = ""] = /^\| .*\n\| ---.*\n(?:\| .*\n)+/m.exec(
    readFileSync(`lib/content/seed/legal/privacy-policy/${locale}.md`, "utf8"),
  ) ?? [""];
  return table.trimEnd().split("\n").slice(2);
};

/**
 * The keys are the first words of each row of the English policy. The values are the database tables that the row
 * describes. A table that several rows describe is listed for only one of them, so the value of a row may be empty.
 * The rows about the internet address and the technical log describe no table with personal data.
 */
const rows: Readonly<Record<string, string>> = {
  "Booking:": "clients bookings saved_views",
  "Appointment:": "occupied_time",
  "Payments and invoices": "payments refunds invoices",
  "Your note, what": "",
  "When you agreed": "",
  "A record of changes": "audit_events",
  "Which of our staff": "",
  "Two files about you": "client_merges",
  "Codes made from an": "former_contacts",
  "After we have deleted": "erasures",
  "A booking you started": "booking_drafts",
  "Newsletter, if you confirm": "newsletter_subscribers newsletter_consents newsletter_suppressions",
  "Newsletter that you asked": "",
  "Your request not to be emailed": "suppressed_addresses",
  "Your email address, encrypted": "link_requests",
  "A code made from your address": "email_slots email_cooldowns confirmed_recipients booking_summaries",
  "Message from the contact page": "contact_messages",
  "Request for help": "leads lead_stages conversions",
  "If an advertisement": "",
  "A code made from your message": "inquiry_submissions",
  "Your emails, letters": "inquiry_entries inquiry_drafts",
  "A copy of each email": "sent_emails",
  "A list of the text": "text_messages",
  "Each email that you": "received_emails received_email_parts",
  "Documents you send": "documents document_contents",
  "What we write down":
    "client_notes client_tasks booking_notes cases case_rules_met case_decisions case_losses case_parties case_deadlines case_letters conflict_checks",
  Complaints: "complaints data_requests",
  "A note that a court": "legal_holds",
  "Lists of clients": "import_files",
  "Your internet address": "",
  "The first part of your internet": "",
  "Your visit:": "",
  "A code that recognizes": "booking_idempotency_keys",
  "Technical log": "",
};

test("the privacy policy has a row for each table that contains data about a visitor", () => {
  const personal = Object.entries(classes).filter(([, table]) => personalColumns(table).length > 0);
  const described = Object.values(rows).flatMap((tables) => tables.split(" ").filter(Boolean));
  expect(described.toSorted()).toEqual(personal.map(([table]) => table).toSorted());
  expect(new Set(described).size).toBe(described.length);
  const english = rowsOf("en");
  expect(english).toHaveLength(Object.keys(rows).length);
  const opening = (row: string, expected: string) => row.slice("| ".length, "| ".length + expected.length);
  expect(english.map((row, index) => opening(row, Object.keys(rows)[index] ?? ""))).toEqual(Object.keys(rows));
});

test.each(locales)("the policy in %s has as many rows as the English policy, with the same periods", (locale) => {
  const periods = (each: string) => rowsOf(each).map((row) => row.match(/<Kept of="\w+" \/>/g));
  expect(periods(locale)).toEqual(periods("en"));
});

test("erasure processes messages, leads, bookings and clients last, and each table once", () => {
  const tables = erasureStatements().map(({ table }) => table);
  expect(tables.slice(-4)).toEqual(["contact_messages", "leads", "bookings", "clients"]);
  expect(new Set(tables).size).toBe(tables.length);
});
