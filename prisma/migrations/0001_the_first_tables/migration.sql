-- The tables of the first release, as the data model in prisma/schema describes them.
-- What the data model cannot say (one meeting at a time, ranges, hours) stands in the migrations that follow.

-- CreateEnum
CREATE TYPE "booking_status" AS ENUM ('confirmed', 'awaiting_payment', 'cancelled', 'completed', 'no_show');

-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('admin', 'adviser', 'viewer');

-- CreateTable
CREATE TABLE "advisers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "languages" TEXT[],
    "daily_cap" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advisers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adviser_skills" (
    "adviser_id" UUID NOT NULL,
    "service_id" CHAR(24) NOT NULL,

    CONSTRAINT "adviser_skills_pkey" PRIMARY KEY ("adviser_id","service_id")
);

-- CreateTable
CREATE TABLE "weekly_hours" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "adviser_id" UUID NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "opens_minute" SMALLINT NOT NULL,
    "closes_minute" SMALLINT NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,

    CONSTRAINT "weekly_hours_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "day_exceptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "adviser_id" UUID,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "opens_minute" SMALLINT,
    "closes_minute" SMALLINT,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "day_exceptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "holiday_overrides" (
    "day" DATE NOT NULL,
    "is_closed" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "holiday_overrides_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "reference" TEXT NOT NULL,
    "status" "booking_status" NOT NULL,
    "client_id" UUID NOT NULL,
    "service_id" CHAR(24) NOT NULL,
    "adviser_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "zone" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "price_minor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "is_new_client" BOOLEAN NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "date_of_birth" DATE,
    "preferred_contact" TEXT NOT NULL,
    "notes_cipher" BYTEA,
    "manage_token_hash" BYTEA NOT NULL,
    "caller_words" TEXT[],
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "adviser_reason" TEXT NOT NULL,
    "terms_accepted_at" TIMESTAMPTZ(3) NOT NULL,
    "privacy_consent_at" TIMESTAMPTZ(3) NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason_cipher" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "occupied_time" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "adviser_id" UUID NOT NULL,
    "during" tstzrange NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "booking_id" UUID,
    "draft_id" UUID,
    "expires_at" TIMESTAMPTZ(3),
    "extensions" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "occupied_time_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_drafts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "token_hash" BYTEA NOT NULL,
    "answers_cipher" BYTEA NOT NULL,
    "booking_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "booking_requests" (
    "key_hash" BYTEA NOT NULL,
    "body_hash" BYTEA NOT NULL,
    "booking_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_requests_pkey" PRIMARY KEY ("key_hash")
);

-- CreateTable
CREATE TABLE "claims" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "profile" TEXT NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "evidence_url" TEXT,
    "verified_by_id" UUID,
    "second_verifier_id" UUID,
    "verified_on" DATE,
    "expires_on" DATE,
    "position" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "claims_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim_texts" (
    "claim_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "limits" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "claim_texts_pkey" PRIMARY KEY ("claim_id","locale")
);

-- CreateTable
CREATE TABLE "clients" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "date_of_birth" DATE,
    "preferred_contact" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_deliveries" (
    "key" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "mode" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "services" (
    "id" CHAR(24) NOT NULL,
    "slug" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "minutes" SMALLINT NOT NULL,
    "buffer_before_minutes" SMALLINT NOT NULL DEFAULT 0,
    "buffer_after_minutes" SMALLINT NOT NULL DEFAULT 0,
    "slot_grid_minutes" SMALLINT NOT NULL,
    "min_notice_minutes" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "available_for_new_clients" BOOLEAN NOT NULL DEFAULT true,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_texts" (
    "service_id" CHAR(24) NOT NULL,
    "locale" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "service_texts_pkey" PRIMARY KEY ("service_id","locale")
);

-- CreateTable
CREATE TABLE "service_prices" (
    "service_id" CHAR(24) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "initial_minor" INTEGER NOT NULL,
    "follow_up_minor" INTEGER,

    CONSTRAINT "service_prices_pkey" PRIMARY KEY ("service_id","currency")
);

-- CreateTable
CREATE TABLE "staff_users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "staff_role" NOT NULL,
    "password_hash" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "adviser_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_users_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "advisers_slug_key" ON "advisers"("slug");

-- CreateIndex
CREATE INDEX "adviser_skills_service_id_idx" ON "adviser_skills"("service_id");

-- CreateIndex
CREATE INDEX "weekly_hours_adviser_id_idx" ON "weekly_hours"("adviser_id");

-- CreateIndex
CREATE INDEX "day_exceptions_first_day_last_day_idx" ON "day_exceptions"("first_day", "last_day");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_reference_key" ON "bookings"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "bookings_manage_token_hash_key" ON "bookings"("manage_token_hash");

-- CreateIndex
CREATE INDEX "bookings_starts_at_idx" ON "bookings"("starts_at");

-- CreateIndex
CREATE INDEX "bookings_adviser_id_starts_at_idx" ON "bookings"("adviser_id", "starts_at");

-- CreateIndex
CREATE INDEX "bookings_client_id_idx" ON "bookings"("client_id");

-- CreateIndex
CREATE INDEX "bookings_email_idx" ON "bookings"("email");

-- CreateIndex
CREATE UNIQUE INDEX "occupied_time_booking_id_key" ON "occupied_time"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "occupied_time_draft_id_key" ON "occupied_time"("draft_id");

-- CreateIndex
CREATE INDEX "occupied_time_adviser_id_starts_at_idx" ON "occupied_time"("adviser_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "booking_drafts_token_hash_key" ON "booking_drafts"("token_hash");

-- CreateIndex
CREATE INDEX "booking_drafts_expires_at_idx" ON "booking_drafts"("expires_at");

-- CreateIndex
CREATE INDEX "booking_requests_created_at_idx" ON "booking_requests"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "claims_profile_key_key" ON "claims"("profile", "key");

-- CreateIndex
CREATE UNIQUE INDEX "clients_email_key" ON "clients"("email");

-- CreateIndex
CREATE INDEX "audit_events_subject_kind_subject_id_idx" ON "audit_events"("subject_kind", "subject_id");

-- CreateIndex
CREATE INDEX "audit_events_at_idx" ON "audit_events"("at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "services_slug_key" ON "services"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "staff_users_email_key" ON "staff_users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "staff_users_adviser_id_key" ON "staff_users"("adviser_id");

-- AddForeignKey
ALTER TABLE "adviser_skills" ADD CONSTRAINT "adviser_skills_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "advisers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adviser_skills" ADD CONSTRAINT "adviser_skills_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_hours" ADD CONSTRAINT "weekly_hours_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "advisers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "day_exceptions" ADD CONSTRAINT "day_exceptions_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "advisers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "advisers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occupied_time" ADD CONSTRAINT "occupied_time_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "advisers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occupied_time" ADD CONSTRAINT "occupied_time_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "occupied_time" ADD CONSTRAINT "occupied_time_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "booking_drafts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_texts" ADD CONSTRAINT "claim_texts_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claims"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_texts" ADD CONSTRAINT "service_texts_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_users" ADD CONSTRAINT "staff_users_adviser_id_fkey" FOREIGN KEY ("adviser_id") REFERENCES "advisers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

