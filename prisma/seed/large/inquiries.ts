import { consentVersion, consentWording } from "@/lib/inquiry/consent";
import type { Tx } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";

import { sampleNotes } from "../words-of-clients";

type Inquiries = { readonly messages: number; readonly leads: number; readonly now: Date };

/**
 * The newest 200 messages and the newest 200 leads wait for a reply. Of the older messages and leads, one in a hundred
 * is in quarantine.
 */
const waiting = 200;

/**
 * Inserts messages and leads of the people in the temporary table `large_people`. Going back from now, one message and
 * one lead arrived every 15 minutes. All were answered within 24 hours, except those that wait or are in quarantine.
 */
export async function insertInquiries(tx: Tx, { messages, leads, now }: Inquiries): Promise<void> {
  const texts = sampleNotes.en.map((text) => encrypt(text, "contact_messages.message"));
  const stories = sampleNotes.en.map((text) => encrypt(text, "leads.story"));
  const subject = encrypt("My money is gone", "contact_messages.subject");
  await tx.$executeRaw`
    create temporary table large_inquiries on commit drop as
    select g.n, p.first_name, p.last_name, p.email, p.phone, p.phone_e164, p.locale, sha256(('large-' || g.n)::bytea) as text_hash,
      case when g.n < ${waiting} then 'received' when g.n % 100 = 0 then 'quarantined' else 'answered' end::inquiry_state as state,
      ${now}::timestamptz - g.n * interval '15 minutes' as created_at, (1 + g.n % 24) * interval '1 hour' as waited
    from generate_series(0, ${Math.max(messages, leads)}::int - 1) as g(n)
    join large_people p on p.n = g.n % (select count(*) from large_people)`;
  await tx.$executeRaw`
    insert into contact_messages (reference, state, suspicions, first_name, last_name, email, phone, phone_e164, locale, text_hash,
      subject_cipher, message_cipher, consent_wording, consent_version, consent_at, answered_at, created_at)
    select pg_temp.reference_of('MSG', n), state, case state when 'quarantined' then array['fast'] else '{}' end, first_name, last_name,
      email, phone, phone_e164, locale, text_hash, ${subject}, (${texts}::bytea[])[1 + n % ${texts.length}], ${consentWording("en")},
      ${consentVersion}, created_at, case state when 'answered' then created_at + waited end, created_at
    from large_inquiries where n < ${messages}`;
  await tx.$executeRaw`
    insert into leads (reference, state, suspicions, first_name, last_name, email, phone, phone_e164, locale, text_hash, service,
      estimated_loss, urgency, story_cipher, consent_wording, consent_version, consent_at, answered_at, created_at)
    select pg_temp.reference_of('REQ', n), state, case state when 'quarantined' then array['fast'] else '{}' end, first_name, last_name,
      email, phone, phone_e164, locale, text_hash, 'cryptocurrency-recovery', '10k-50k', 'this-week',
      (${stories}::bytea[])[1 + n % ${stories.length}], ${consentWording("en")}, ${consentVersion}, created_at,
      case state when 'answered' then created_at + waited end, created_at
    from large_inquiries where n < ${leads}`;
}
