import { classesOf } from "./class";
import type { Classes } from "./class";

const contact = {
  retention: "contact",
  erase: "delete",
} as const;

/**
 * An SQL condition: the email is about a booking or message of the person, or was sent to one of the person's
 * addresses. An email about another client's booking is that client's, even if both have one mailbox.
 */
export const isSentToPerson = `(sent_emails.record_id = any(person.bookings) or sent_emails.record_id = any(person.inquiries)
  or (sent_emails.recipient_hash = any(person.hashes)
    and not exists (select from bookings b where b.id = sent_emails.record_id and b.client_id <> person.client)))`;

/** Defines how long messages, leads, emails and newsletter data are kept, and what an erasure does with them. */
export const messageClasses = classesOf({
  contact_messages: {
    ...contact,
    rows: "contact_messages.id = any(person.inquiries)",
    personal:
      "first_name last_name email phone phone_e164 subject_cipher message_cipher text_hash referral_source safe_contact safe_contact_note_cipher external_id",
    other:
      "id reference state suspicions service_interest locale consent_wording consent_version consent_at source owner_id answered_at version reopened_at snoozed_until warned_at kept_out_at created_at",
  },
  leads: {
    ...contact,
    rows: "leads.id = any(person.inquiries)",
    personal:
      "first_name last_name email phone phone_e164 estimated_loss story_cipher text_hash gclid gbraid wbraid utm_source utm_medium utm_campaign landing safe_contact safe_contact_note_cipher external_id payload_cipher",
    other:
      "id reference state suspicions service urgency locale consent_wording consent_version consent_at source owner_id answered_at version reopened_at snoozed_until warned_at kept_out_at is_test from_ads entered_from decided_stage decided_at not_for_us_reason ad_consent_version ad_consent_at form_id campaign_id ad_group_id creative_id asset_group_id created_at",
  },
  inquiry_submissions: {
    ...contact,
    rows: "with-parent",
    personal: "hash body_hash",
    other: "contact_message_id lead_id created_at",
  },
  lead_stages: { ...contact, rows: "with-parent", personal: "stage first_at", other: "lead_id" },
  conversions: {
    ...contact,
    rows: "conversions.lead_id = any(person.inquiries) or conversions.booking_id = any(person.bookings)",
    personal: "stage happened_at",
    other: "id lead_id booking_id export_id refused_as",
  },
  inquiry_entries: {
    ...contact,
    rows: "with-parent",
    personal: "content_cipher message_id",
    other: "id contact_message_id lead_id kind at staff_id facts delivery version",
  },
  inquiry_drafts: {
    ...contact,
    rows: "with-parent",
    personal: "text_cipher",
    other: "id contact_message_id lead_id staff_id saved_at",
  },
  received_emails: {
    retention: "received-emails",
    erase: "delete",
    rows: "received_emails.contact_message_id = any(person.inquiries) or received_emails.lead_id = any(person.inquiries) or received_emails.sender_hash = any(person.hashes)",
    personal: "signature sender_hash",
    other: "id bytes is_cut received_at outcome read_at contact_message_id lead_id",
  },
  received_email_parts: {
    retention: "received-emails",
    erase: "delete",
    rows: "with-parent",
    personal: "content_cipher",
    other: "email_id position",
  },
  sent_emails: {
    retention: "emails",
    erase: "delete",
    rows: isSentToPerson,
    personal: "recipient_hash recipient_cipher content_cipher",
    other: "id delivery_key kind record_id outcome locale at",
  },
  text_messages: {
    retention: "emails",
    erase: "delete",
    rows: "text_messages.booking_id = any(person.bookings)",
    personal: "state problem problem_code",
    other:
      "id booking_id delivery_key kind provider_id segments cost_micros currency started_at attempted_at sent_at ended_at",
  },
  suppressed_addresses: {
    retention: "emails",
    erase: "delete",
    rows: "suppressed_addresses.address_hash = any(person.hashes)",
    personal: "address_hash address_cipher",
    other: "id reason suppressed_at",
  },
  email_slots: {
    retention: "hours",
    erase: "delete",
    rows: "email_slots.address_hash = any(person.hashes)",
    personal: "address_hash",
    other: "pool slot delivery_key taken_at",
  },
  confirmed_recipients: {
    retention: "emails",
    erase: "delete",
    rows: "confirmed_recipients.address_hash = any(person.hashes)",
    personal: "address_hash",
    other: "confirmed_at",
  },
  email_cooldowns: {
    retention: "hours",
    erase: "expires",
    personal: "address_hash",
    other: "purpose started_at",
  },
  // This table prevents an email from being sent twice. It has only keys, ids and times, so an erasure does not change
  // it.
  mail_deliveries: { retention: "audit", other: "key message_id sent_at" },
  newsletter_consents: {
    retention: "newsletter-proof",
    erase: "clear",
    rows: "newsletter_consents.email = any(person.emails)",
    kept: "newsletter-proof",
    personal: {
      first_name: "null",
      last_name: "null",
      interests: "'{}'",
      // Both columns keep their values, because the email address and the network are part of the proof of consent.
      email: "email",
      network_hash: "network_hash",
    },
    other:
      "id locale wording edition source requested_at confirmed_at is_quarantined confirm_hash unsubscribe_hash subscriber_id",
  },
  newsletter_subscribers: {
    retention: "newsletter-proof",
    erase: "clear",
    rows: "newsletter_subscribers.email = any(person.emails)",
    kept: "newsletter-proof",
    personal: {
      state: "'ended'",
      ended_at: "coalesce(ended_at, person.erased_at)",
      first_name: "null",
      last_name: "null",
      interests: "'{}'",
      email: "email",
    },
    other: "id locale unsubscribe_hash confirmed_at",
  },
  newsletter_suppressions: {
    retention: "newsletter-proof",
    erase: "keep",
    kept: "newsletter-proof",
    personal: "unsubscribe_hash",
    other: "until created_at",
  },
} as const satisfies Classes);
