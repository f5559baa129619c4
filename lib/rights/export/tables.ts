import type { Column, Table, UnknownColumns } from "@/lib/platform/db/columns";

import { isSentToPerson } from "../classes/messages";

/** The reasons for leaving data about a person out of the export. */
export const omissions = [
  /** Codes that give access to a page or prove a person's identity. */
  "access",
  /** Data that was computed from other data in the export. */
  "derived",
  /** Data that also concerns other people. An export must respect their rights (GDPR art. 15 (4)). */
  "others",
  /** Data that cannot be assigned to a person and is deleted within hours. */
  "expires",
  /** The contents of files. Staff download the files one by one. */
  "files",
] as const;

export type Omission = (typeof omissions)[number];

type ExportedTable = {
  /** The SQL condition that finds the person's rows. Needed if the table has no condition in `../classes`. */
  readonly rows?: string;
  /** Columns that are left out, by reason. */
  readonly omit?: Partial<Readonly<Record<Omission, string>>>;
  /** SQL expressions by exported name: values from another table, and columns that are exported only in part. */
  readonly values?: Readonly<Record<string, string>>;
};

type ExportedTables = Readonly<Partial<Record<Table, ExportedTable>>>;

type OmittedList<Of> = Of extends { readonly omit: infer Omit } ? Extract<Omit[keyof Omit], string> : never;

/** Does not compile if `omit` names a column that the table does not have. */
type Checked<Given extends ExportedTables> = {
  [T in keyof Given & Table]: [UnknownColumns<OmittedList<Given[T]>, T>] extends [never]
    ? unknown
    : { readonly fault: `${T} has no column ${UnknownColumns<OmittedList<Given[T]>, T>}` };
};

const tablesOf = <const Given extends ExportedTables>(given: Given & Checked<Given>): Given => given;

const ofCase = { rows: "case_id in (select id from cases where client_id = person.client)" };
const ofBooking = { rows: "booking_id = any(person.bookings)" };
const ofClient = { rows: "client_id = person.client" };
const ofInquiry = {
  rows: "contact_message_id = any(person.inquiries) or lead_id = any(person.inquiries)",
};

/** The service's name in the client's language, or in English if the service has no name in the client's language. */
const serviceName = `(select t.name from service_texts t where t.service_id = bookings.service_id
  order by t.locale = (select c.locale from clients c where c.id = person.client) desc, t.locale = 'en' desc limit 1)`;

const ofClients = (table: string) => `select id::text from ${table} where client_id = person.client`;

/** For each kind of subject in the audit log, the SQL that finds the ids of the person's records. */
export const auditedIds = {
  client: "select id::text from clients where person.client in (id, merged_into_id)",
  booking: "select unnest(person.bookings)::text",
  "contact-message": "select unnest(person.inquiries)::text",
  lead: "select unnest(person.inquiries)::text",
  case: ofClients("cases"),
  document: ofClients("documents"),
  "data-request": ofClients("data_requests"),
  complaint: ofClients("complaints"),
  email: `select id::text from sent_emails where ${isSentToPerson}`,
  "suppressed-address": "select id::text from suppressed_addresses where address_hash = any(person.hashes)",
  subscriber: "select id::text from newsletter_subscribers where email = any(person.emails)",
};

const isAudited = Object.entries(auditedIds)
  .map(([kind, ids]) => `subject_kind = '${kind}' and subject_id = any(array(${ids}))`)
  .join(" or ");

/** The exported tables in order. All columns are exported except those in `omit` and ids of staff members. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = tablesOf({
  clients: { omit: { others: "shares_mailbox" } },
  client_notes: {},
  client_tasks: {},
  // A merge joins two client files. If staff have undone the merge, the two files belong to different people.
  client_merges: { omit: { others: "kept_id merged_id taken moved before_cipher" } },
  // The PDF leaves out ids, so it needs the names of the service and the adviser. The adviser's name may be exported,
  // because the client knows it from the confirmation.
  bookings: {
    omit: { access: "manage_token_hash caller_words" },
    values: {
      service: serviceName,
      adviser: "(select a.name from advisers a where a.id = bookings.adviser_id)",
    },
  },
  booking_notes: {},
  booking_drafts: { omit: { access: "token_hash" } },
  booking_idempotency_keys: {
    omit: { derived: "key_hash body_hash" },
    values: { answer: "booking_idempotency_keys.answer - 'callerWords'" },
  },
  booking_offers: ofBooking,
  booking_points: ofBooking,
  occupied_time: { omit: { derived: "network_hash during" } },
  payments: ofBooking,
  refunds: {
    rows: "payment_id in (select id from payments where booking_id = any(person.bookings))",
    values: { currency: "(select p.currency from payments p where p.id = refunds.payment_id)" },
  },
  invoices: ofBooking,
  contact_messages: { omit: { derived: "text_hash" } },
  leads: { omit: { derived: "text_hash" } },
  // The removed keys of `facts` can contain the id of a staff member, or of a client who is not the sender.
  inquiry_entries: {
    ...ofInquiry,
    values: { facts: "inquiry_entries.facts - '{ownerId,clientId,before}'::text[]" },
  },
  inquiry_drafts: ofInquiry,
  lead_stages: { rows: "lead_id = any(person.inquiries)" },
  conversions: {},
  received_emails: { omit: { derived: "signature sender_hash outcome read_at" } },
  documents: { omit: { derived: "sha256 warnings" } },
  cases: ofClient,
  case_steps: ofCase,
  case_rules_met: ofCase,
  case_decisions: ofCase,
  case_losses: { ...ofCase, omit: { derived: "recipient_hash search_hashes" } },
  case_parties: { ...ofCase, omit: { derived: "normalized_name name_hash search_hashes" } },
  case_deadlines: ofCase,
  case_letters: ofCase,
  fee_agreements: ofCase,
  success_fees: ofCase,
  sent_emails: { omit: { derived: "recipient_hash" } },
  text_messages: {
    ...ofBooking,
    omit: { derived: "delivery_key provider_id problem_code attempted_at", others: "segments cost_micros currency" },
  },
  suppressed_addresses: { omit: { derived: "address_hash" } },
  newsletter_consents: { omit: { access: "confirm_hash unsubscribe_hash", derived: "network_hash" } },
  newsletter_subscribers: { omit: { access: "unsubscribe_hash" } },
  data_requests: ofClient,
  complaints: ofClient,
  // The right of access includes when and why a record was read. It does not include the names of the staff members who
  // read the record (CJEU, C-579/21).
  audit_events: {
    // A court or an authority may have forbidden us to mention a legal hold.
    rows: `(${isAudited}) and action not in ('client.hold-placed', 'client.hold-lifted')`,
    omit: { others: "details" },
  },
});

/** Tables that contain data about a person but are not exported at all. */
export const omittedTables: Readonly<Partial<Record<Table, Omission>>> = {
  document_contents: "files",
  received_email_parts: "files",
  // A conflict check names the cases and clients that were compared.
  conflict_checks: "others",
  // A court or an authority may have forbidden us to mention a legal hold.
  legal_holds: "others",
  // A saved view is a staff member's filter. It can contain an email address that the staff member typed.
  saved_views: "others",
  booking_summaries: "derived",
  former_contacts: "derived",
  erasures: "derived",
  inquiry_submissions: "derived",
  email_slots: "derived",
  confirmed_recipients: "derived",
  newsletter_suppressions: "derived",
  email_cooldowns: "expires",
  link_requests: "expires",
  import_files: "expires",
};

/** Whether a column contains ids of staff members. The export leaves out these columns in every table. */
export const isStaffColumn = (column: string) => /(?:^|_)by_id$/.test(column) || staffIds.includes(column);

const staffIds: readonly string[] = [
  "actor_id",
  "author_id",
  "handler_id",
  "owner_id",
  "staff_id",
] satisfies readonly Column[];
