-- How client and adviser meet, how a client may safely be reached, and which request a booking came from: unknown later
-- unless it is kept from the first. Adds the columns by which staff answer messages and leads, and takes in leads from
-- elsewhere, which know less than our own forms ask for. Services bring their other names themselves.

-- How to meet. Every appointment so far was a call.
ALTER TABLE "advisers" ADD COLUMN "video_url" TEXT;
ALTER TABLE advisers ADD CONSTRAINT adviser_video_address_is_https CHECK (video_url ~ '^https://[^[:space:]]+$');
ALTER TABLE "bookings" ADD COLUMN "meeting_mode" TEXT NOT NULL DEFAULT 'phone';
ALTER TABLE bookings ADD CONSTRAINT meeting_mode_is_known CHECK (meeting_mode IN ('phone', 'video', 'in-person'));

-- A number as typed stays beside it; this is the one to dial.
ALTER TABLE "bookings" ADD COLUMN "phone_e164" TEXT;
ALTER TABLE "clients" ADD COLUMN "phone_e164" TEXT;
ALTER TABLE bookings ADD CONSTRAINT booking_number_is_e164 CHECK (phone_e164 ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE clients ADD CONSTRAINT client_number_is_e164 CHECK (phone_e164 ~ '^\+[1-9][0-9]{6,14}$');

-- Safe-contact instructions: codes that the system obeys, and a short encrypted text.
ALTER TABLE "bookings" ADD COLUMN "safe_contact" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[], ADD COLUMN "safe_contact_note_cipher" BYTEA;
ALTER TABLE "clients" ADD COLUMN "safe_contact" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[], ADD COLUMN "safe_contact_note_cipher" BYTEA;
ALTER TABLE "contact_messages" ADD COLUMN "safe_contact" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[], ADD COLUMN "safe_contact_note_cipher" BYTEA;
ALTER TABLE "leads" ADD COLUMN "safe_contact" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[], ADD COLUMN "safe_contact_note_cipher" BYTEA;
ALTER TABLE bookings ADD CONSTRAINT booking_safe_contact_is_known CHECK (safe_contact <@ ARRAY['no-voicemail', 'no-texts', 'email-only', 'discreet']);
ALTER TABLE clients ADD CONSTRAINT client_safe_contact_is_known CHECK (safe_contact <@ ARRAY['no-voicemail', 'no-texts', 'email-only', 'discreet']);
ALTER TABLE contact_messages ADD CONSTRAINT message_safe_contact_is_known CHECK (safe_contact <@ ARRAY['no-voicemail', 'no-texts', 'email-only', 'discreet']);
ALTER TABLE leads ADD CONSTRAINT lead_safe_contact_is_known CHECK (safe_contact <@ ARRAY['no-voicemail', 'no-texts', 'email-only', 'discreet']);

-- The request that a booking came from. It may be deleted before the booking is.
ALTER TABLE "bookings" ADD COLUMN "lead_id" UUID;
ALTER TABLE "booking_drafts" ADD COLUMN "lead_id" UUID;
CREATE INDEX "bookings_lead_id_idx" ON "bookings"("lead_id");
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Staff book for callers who have no email address.
ALTER TABLE "clients" ALTER COLUMN "email" DROP NOT NULL;

-- Other names under which pages and old links know a service.
CREATE TABLE "service_aliases" (
    "alias" TEXT NOT NULL,
    "service_id" CHAR(24) NOT NULL,

    CONSTRAINT "service_aliases_pkey" PRIMARY KEY ("alias")
);
ALTER TABLE "service_aliases" ADD CONSTRAINT "service_aliases_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE service_aliases ADD CONSTRAINT service_alias_is_a_slug CHECK (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
INSERT INTO service_aliases (alias, service_id)
SELECT known.alias, services.id
FROM (VALUES
  ('crypto-recovery', 'cryptocurrency-recovery'), ('investment-fraud', 'investment-fraud-recovery'),
  ('recovery-consultation', 'financial-scam-recovery'), ('regulatory-assistance', 'regulatory-complaint')
) AS known (alias, slug) JOIN services ON services.slug = known.slug;

-- What becomes of a message or a lead, and where it came from.
ALTER TYPE "inquiry_state" ADD VALUE 'answered';
ALTER TYPE "inquiry_state" ADD VALUE 'closed';
ALTER TYPE "inquiry_state" ADD VALUE 'not_for_us';
ALTER TABLE "contact_messages"
  ADD COLUMN "owner_id" UUID, ADD COLUMN "answered_at" TIMESTAMPTZ(3), ADD COLUMN "source" TEXT NOT NULL DEFAULT 'site', ADD COLUMN "external_id" TEXT,
  ADD COLUMN "consent_wording" TEXT, ALTER COLUMN "consent_version" DROP NOT NULL, ALTER COLUMN "consent_at" DROP NOT NULL;
ALTER TABLE "leads"
  ADD COLUMN "owner_id" UUID, ADD COLUMN "answered_at" TIMESTAMPTZ(3), ADD COLUMN "source" TEXT NOT NULL DEFAULT 'site', ADD COLUMN "external_id" TEXT,
  ADD COLUMN "consent_wording" TEXT, ALTER COLUMN "consent_version" DROP NOT NULL, ALTER COLUMN "consent_at" DROP NOT NULL,
  ALTER COLUMN "phone" DROP NOT NULL, ALTER COLUMN "last_name" DROP NOT NULL, ALTER COLUMN "urgency" DROP NOT NULL, ALTER COLUMN "estimated_loss" DROP NOT NULL;
CREATE UNIQUE INDEX "contact_messages_source_external_id_key" ON "contact_messages"("source", "external_id");
CREATE UNIQUE INDEX "leads_source_external_id_key" ON "leads"("source", "external_id");
CREATE INDEX "contact_messages_owner_id_idx" ON "contact_messages"("owner_id");
CREATE INDEX "leads_owner_id_idx" ON "leads"("owner_id");
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "staff_users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "staff_users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The words that were agreed to, beside their version: the catalogues may change, the proof may not.
UPDATE contact_messages SET consent_wording = CASE locale
  WHEN 'de' THEN 'Ich willige ein, dass meine Angaben verwendet werden, um mir zu antworten, wie in der Datenschutzerklärung beschrieben'
  WHEN 'fr-CA' THEN 'Je consens à ce que mes renseignements servent à me répondre, comme l’indique la politique de confidentialité'
  ELSE 'I consent to my details being used to answer me, as the privacy policy describes' END;
UPDATE leads SET consent_wording = CASE locale
  WHEN 'de' THEN 'Ich willige ein, dass meine Angaben verwendet werden, um mir zu antworten, wie in der Datenschutzerklärung beschrieben'
  WHEN 'fr-CA' THEN 'Je consens à ce que mes renseignements servent à me répondre, comme l’indique la politique de confidentialité'
  ELSE 'I consent to my details being used to answer me, as the privacy policy describes' END;

ALTER TABLE contact_messages
  ADD CONSTRAINT message_source_is_a_code CHECK (source ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT message_from_elsewhere_has_its_id CHECK (source = 'site' OR external_id IS NOT NULL),
  ADD CONSTRAINT message_from_the_site_is_agreed_to CHECK (source <> 'site' OR num_nonnulls(consent_wording, consent_version, consent_at) = 3),
  ADD CONSTRAINT answered_message_is_not_new CHECK (answered_at IS NULL OR state NOT IN ('received', 'quarantined'));
ALTER TABLE leads
  ADD CONSTRAINT lead_source_is_a_code CHECK (source ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT lead_from_elsewhere_has_its_id CHECK (source = 'site' OR external_id IS NOT NULL),
  ADD CONSTRAINT lead_from_the_site_is_agreed_to CHECK (source <> 'site' OR num_nonnulls(consent_wording, consent_version, consent_at) = 3),
  ADD CONSTRAINT lead_from_the_site_is_whole CHECK (source <> 'site' OR num_nonnulls(phone, last_name, urgency, estimated_loss) = 4),
  ADD CONSTRAINT answered_lead_is_not_new CHECK (answered_at IS NULL OR state NOT IN ('received', 'quarantined'));
