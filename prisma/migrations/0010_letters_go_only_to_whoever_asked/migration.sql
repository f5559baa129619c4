-- Anybody can type anybody's address. So a newsletter goes only to an address whose owner pressed a button in a letter,
-- and what they agreed to is kept word for word; and a letter that anybody can ask for goes to one address once an hour.

CREATE TABLE link_requests (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    email_cipher BYTEA NOT NULL,
    locale TEXT NOT NULL,
    asked_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT link_requests_pkey PRIMARY KEY (id)
);

CREATE TABLE newsletter_consents (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    email TEXT NOT NULL,
    first_name TEXT,
    last_name TEXT,
    interests TEXT[],
    locale TEXT NOT NULL,
    wording TEXT NOT NULL,
    edition TEXT NOT NULL,
    source TEXT NOT NULL,
    network_hash BYTEA NOT NULL,
    asked_at TIMESTAMPTZ(3) NOT NULL,
    confirmed_at TIMESTAMPTZ(3),
    is_quarantined BOOLEAN NOT NULL DEFAULT false,
    confirm_hash BYTEA NOT NULL,
    leave_hash BYTEA NOT NULL,
    subscriber_id UUID,

    CONSTRAINT newsletter_consents_pkey PRIMARY KEY (id)
);

CREATE TABLE newsletter_subscribers (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    email TEXT NOT NULL,
    first_name TEXT,
    last_name TEXT,
    interests TEXT[],
    locale TEXT NOT NULL,
    state TEXT NOT NULL,
    leave_hash BYTEA NOT NULL,
    confirmed_at TIMESTAMPTZ(3) NOT NULL,
    ended_at TIMESTAMPTZ(3),

    CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id)
);

CREATE TABLE newsletter_suppressions (
    leave_hash BYTEA NOT NULL,
    until TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT newsletter_suppressions_pkey PRIMARY KEY (leave_hash)
);

CREATE TABLE letter_turns (
    purpose TEXT NOT NULL,
    address_hash BYTEA NOT NULL,
    taken_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT letter_turns_pkey PRIMARY KEY (purpose,address_hash)
);

CREATE INDEX link_requests_asked_at_idx ON link_requests(asked_at);

CREATE UNIQUE INDEX newsletter_consents_confirm_hash_key ON newsletter_consents(confirm_hash);

CREATE INDEX newsletter_consents_leave_hash_idx ON newsletter_consents(leave_hash);

CREATE INDEX newsletter_consents_asked_at_idx ON newsletter_consents(asked_at);

CREATE INDEX newsletter_consents_subscriber_id_idx ON newsletter_consents(subscriber_id);

CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers(email);

CREATE UNIQUE INDEX newsletter_subscribers_leave_hash_key ON newsletter_subscribers(leave_hash);

CREATE INDEX newsletter_subscribers_ended_at_idx ON newsletter_subscribers(ended_at);

CREATE INDEX letter_turns_taken_at_idx ON letter_turns(taken_at);

ALTER TABLE newsletter_consents ADD CONSTRAINT newsletter_consents_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES newsletter_subscribers(id) ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE newsletter_consents
  ADD CONSTRAINT consent_email_is_lower_case CHECK (email = lower(email)),
  ADD CONSTRAINT consent_source_is_known CHECK (source IN ('form', 'api')),
  ADD CONSTRAINT consent_says_what_was_agreed CHECK (wording <> '' AND edition <> ''),
  ADD CONSTRAINT consent_confirmed_makes_a_subscriber CHECK ((confirmed_at IS NULL) = (subscriber_id IS NULL)),
  ADD CONSTRAINT consent_in_doubt_confirms_nothing CHECK (NOT (is_quarantined AND confirmed_at IS NOT NULL));

ALTER TABLE newsletter_subscribers
  ADD CONSTRAINT subscriber_email_is_lower_case CHECK (email = lower(email)),
  ADD CONSTRAINT subscriber_state_is_known CHECK (state IN ('confirmed', 'ended')),
  ADD CONSTRAINT subscriber_ended_has_its_time CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  ADD CONSTRAINT subscriber_ended_keeps_no_name CHECK (state = 'confirmed' OR (first_name IS NULL AND last_name IS NULL AND interests = '{}'));

-- Counted with each asking and worth nothing after an hour: not worth a wait for the disk. A crash gives each address one turn more.
ALTER TABLE letter_turns SET UNLOGGED;
