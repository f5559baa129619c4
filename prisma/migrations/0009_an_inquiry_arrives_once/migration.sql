-- What people write to the firm: messages of the contact page and requests of the landing pages. A third table says which
-- sending made which record, so that a form sent 500 times makes one: whoever inserts the sending first makes the record,
-- everybody else waits for that transaction and gets the same one.
-- CreateEnum
CREATE TYPE "inquiry_state" AS ENUM ('received', 'quarantined');

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "state" "inquiry_state" NOT NULL,
    "suspicions" TEXT[],
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "subject_cipher" BYTEA NOT NULL,
    "message_cipher" BYTEA NOT NULL,
    "text_hash" BYTEA NOT NULL,
    "service_interest" TEXT,
    "referral_source" TEXT,
    "locale" TEXT NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "state" "inquiry_state" NOT NULL,
    "suspicions" TEXT[],
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "estimated_loss" TEXT NOT NULL,
    "urgency" TEXT NOT NULL,
    "story_cipher" BYTEA,
    "text_hash" BYTEA,
    "gclid" TEXT,
    "gbraid" TEXT,
    "wbraid" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "landing" TEXT,
    "locale" TEXT NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inquiry_occasions" (
    "hash" BYTEA NOT NULL,
    "contact_message_id" UUID,
    "lead_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inquiry_occasions_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "contact_messages_reference_key" ON "contact_messages"("reference");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at");

-- CreateIndex
CREATE INDEX "contact_messages_text_hash_created_at_idx" ON "contact_messages"("text_hash", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "leads_reference_key" ON "leads"("reference");

-- CreateIndex
CREATE INDEX "leads_created_at_idx" ON "leads"("created_at");

-- CreateIndex
CREATE INDEX "leads_text_hash_created_at_idx" ON "leads"("text_hash", "created_at");

-- CreateIndex
CREATE INDEX "inquiry_occasions_created_at_idx" ON "inquiry_occasions"("created_at");

-- AddForeignKey
ALTER TABLE "inquiry_occasions" ADD CONSTRAINT "inquiry_occasions_contact_message_id_fkey" FOREIGN KEY ("contact_message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiry_occasions" ADD CONSTRAINT "inquiry_occasions_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The last line behind the schemas that validate input: a seed, a script or a hand at the console passes none of them.
ALTER TABLE contact_messages
  ADD CONSTRAINT contact_message_email_is_lower_case CHECK (email = lower(email)),
  ADD CONSTRAINT contact_message_names_are_one_line CHECK (first_name !~ '[\n\r]' AND last_name !~ '[\n\r]'),
  ADD CONSTRAINT quarantined_message_is_suspected CHECK (state <> 'quarantined' OR cardinality(suspicions) > 0);

ALTER TABLE leads
  ADD CONSTRAINT lead_email_is_lower_case CHECK (email = lower(email)),
  ADD CONSTRAINT lead_names_are_one_line CHECK (first_name !~ '[\n\r]' AND last_name !~ '[\n\r]'),
  ADD CONSTRAINT lead_loss_is_a_range CHECK (estimated_loss IN ('under-10k', '10k-50k', '50k-250k', 'over-250k', 'unknown')),
  ADD CONSTRAINT lead_urgency_is_known CHECK (urgency IN ('today', 'this-week', 'later')),
  ADD CONSTRAINT quarantined_lead_is_suspected CHECK (state <> 'quarantined' OR cardinality(suspicions) > 0);

ALTER TABLE inquiry_occasions
  ADD CONSTRAINT occasion_makes_one_record CHECK (contact_message_id IS NULL OR lead_id IS NULL);
