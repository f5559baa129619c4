import { classesOf } from "./class";
import type { Classes } from "./class";

/**
 * An SQL condition: the booking is paid but has no invoice, because the firm did not issue invoices at that time. The
 * payer's name is then stored only in the booking, so an erasure must not delete it there.
 */
const isPaid =
  "exists (select from payments p where p.booking_id = bookings.id) and not exists (select from invoices i where i.booking_id = bookings.id)";

/**
 * Clients, their appointments and their documents. The conditions in `rows` can use the columns of `person`, a table
 * that `queries/person.ts` defines in SQL.
 */
export const clientClasses = classesOf({
  clients: {
    retention: "client-file",
    erase: "clear",
    rows: "person.client in (clients.id, clients.merged_into_id)",
    personal: {
      email: "null",
      first_name: "''",
      last_name: "''",
      phone: "''",
      phone_e164: "null",
      safe_contact: "'{}'",
      safe_contact_note_cipher: "null",
      date_of_birth: "null",
      zone: "'UTC'",
    },
    other: "id preferred_contact locale shares_mailbox is_test created_at version merged_into_id merged_at",
  },
  bookings: {
    retention: "client-file",
    erase: "clear",
    rows: "bookings.client_id = person.client",
    kept: "payments",
    personal: {
      first_name: `case when ${isPaid} then first_name else '' end`,
      last_name: `case when ${isPaid} then last_name else '' end`,
      // The database requires an email address in each booking that staff did not make. A placeholder therefore
      // replaces the client's address.
      email: "case when booked_by_id is null then 'erased@erased.invalid' end",
      phone: "''",
      phone_e164: "null",
      date_of_birth: "null",
      zone: "'UTC'",
      safe_contact: "'{}'",
      safe_contact_note_cipher: "null",
      notes_cipher: "null",
      prepared_cipher: "null",
      // A random hash disables the manage link in the client's emails.
      manage_token_hash: "sha256(gen_random_uuid()::text::bytea)",
      caller_words: "'{}'",
      cancel_reason_cipher: "null",
      outside_rules: "'{}'",
      outside_rules_reason_cipher: "null",
      invoice_address_cipher: "null",
      client_message_cipher: "null",
      client_message_sequence: "null",
      gclid: "null",
      gbraid: "null",
      wbraid: "null",
      utm_source: "null",
      utm_medium: "null",
      utm_campaign: "null",
      landing: "null",
    },
    other:
      "id reference status client_id service_id adviser_id starts_at ends_at locale price_minor currency price_kind payment_due_at is_test is_new_client preferred_contact meeting_mode lead_id contact_message_id sequence adviser_reason terms_accepted_at privacy_consent_at cancelled_at withdrawn_at consumer_law withdrawal_informed_at early_start_requested_at completed_at no_show_at booked_by_id version created_at ad_consent_version ad_consent_at from_ads",
  },
  client_notes: {
    retention: "client-file",
    erase: "delete",
    rows: "client_notes.client_id = person.client",
    personal: "text_cipher",
    other: "id client_id author_id is_restricted created_at",
  },
  client_tasks: {
    retention: "client-file",
    erase: "delete",
    rows: "client_tasks.client_id = person.client",
    personal: "text_cipher",
    other: "id client_id case_id owner_id due_on created_by_id created_at done_at done_by_id version",
  },
  client_merges: {
    retention: "client-file",
    erase: "delete",
    rows: "person.client in (client_merges.kept_id, client_merges.merged_id)",
    personal: "before_cipher",
    other: "id kept_id merged_id merged_at merged_by_id taken moved undone_at undone_by_id",
  },
  former_contacts: {
    retention: "client-file",
    erase: "delete",
    rows: "former_contacts.booking_id = any(person.bookings) or former_contacts.client_id in (select c.id from clients c where person.client in (c.id, c.merged_into_id))",
    personal: "value_hash",
    other: "id client_id booking_id kind replaced_at",
  },
  client_distinctions: { retention: "client-file", other: "one_id other_id decided_at decided_by_id" },
  booking_notes: {
    retention: "client-file",
    erase: "delete",
    rows: "booking_notes.booking_id = any(person.bookings)",
    personal: "text_cipher",
    other: "id booking_id author_id version created_at edited_at",
  },
  booking_points: { retention: "client-file", other: "booking_id point covered_by_id covered_at" },
  booking_offers: {
    retention: "client-file",
    other: "id booking_id exception_id holiday starts_at expires_at reminded_at outcome answered_at created_at",
  },
  booking_drafts: {
    retention: "hours",
    erase: "delete",
    rows: "booking_drafts.booking_id = any(person.bookings) or booking_drafts.lead_id = any(person.inquiries)",
    personal: "answers_cipher gclid gbraid wbraid utm_source utm_medium utm_campaign landing",
    other: "id token_hash booking_id expires_at lead_id ad_consent_version ad_consent_at",
  },
  booking_idempotency_keys: {
    retention: "hours",
    erase: "delete",
    rows: "booking_idempotency_keys.booking_id = any(person.bookings)",
    personal: "answer",
    other: "key_hash body_hash booking_id created_at",
  },
  booking_summaries: {
    retention: "hours",
    erase: "delete",
    rows: "booking_summaries.id in (select i.summary_id from booking_summary_items i where i.booking_id = any(person.bookings))",
    personal: "address_hash",
    other: "id opened_at closed_at",
  },
  booking_summary_items: { retention: "hours", other: "summary_id booking_id" },
  link_requests: {
    retention: "hours",
    erase: "expires",
    personal: "email_cipher",
    other: "id locale requested_at",
  },
  import_files: {
    retention: "hours",
    erase: "expires",
    personal: "content_cipher",
    other: "id kind staff_id row_count problems created_at",
  },
  occupied_time: {
    retention: "client-file",
    erase: "clear",
    rows: "occupied_time.booking_id = any(person.bookings)",
    personal: { network_hash: "null" },
    other: "id adviser_id during starts_at before_ms after_ms booking_id draft_id offer_id expires_at extensions",
  },
  payments: {
    retention: "payments",
    erase: "keep",
    kept: "payments",
    personal: "provider_id",
    other:
      "id booking_id provider amount_minor refunded_minor currency state paid_at dispute recorded_by_id created_at",
  },
  refunds: {
    retention: "payments",
    erase: "keep",
    kept: "payments",
    personal: "provider_id",
    other: "id payment_id credit_note_id amount_minor made_at failed_at is_dispute recorded_by_id created_at",
  },
  invoices: {
    retention: "payments",
    erase: "keep",
    kept: "invoices",
    personal: "content_cipher",
    other:
      "id kind year number booking_id corrects_id success_fee_id issued_on due_on currency net_minor tax_minor total_minor locale created_at",
  },
  documents: {
    retention: "client-file",
    erase: "delete",
    rows: "documents.client_id = person.client",
    personal: "name_cipher sha256",
    other: "id client_id case_id type bytes state warnings uploaded_by uploaded_by_id storage scanned_at created_at",
  },
  document_contents: {
    retention: "client-file",
    erase: "delete",
    rows: "with-parent",
    personal: "content_cipher",
    other: "document_id",
  },
  data_requests: {
    retention: "registers",
    erase: "keep",
    kept: "data-requests",
    personal: "name_cipher email_cipher details_cipher receipt_reason_cipher extension_reason_cipher answer_cipher",
    other:
      "id reference client_id kind law channel received_on due_on identity_check identity_checked_at extended_at state closed_at created_by_id version created_at",
  },
  complaints: {
    retention: "registers",
    erase: "keep",
    kept: "complaints",
    personal: "name_cipher email_cipher text_cipher receipt_reason_cipher answer_cipher mistake_reason_cipher",
    other:
      "id reference client_id channel received_on acknowledge_by answer_by acknowledged_at answered_at outcome handler_id closed_at created_by_id version created_at",
  },
  legal_holds: {
    retention: "registers",
    erase: "delete",
    rows: "legal_holds.client_id = person.client",
    personal: "reason_cipher lift_reason_cipher",
    other: "id client_id placed_by_id placed_at lifted_by_id lifted_at",
  },
  erasures: {
    retention: "audit",
    erase: "keep",
    kept: "audit",
    personal: "address_hashes",
    other: "id client_id cause staff_id erased_at counts kept inquiry_ids",
  },
} as const satisfies Classes);
