-- Whoever can write to the database can also rewrite the audit log. So each committed entry gets a seal: a keyed hash of the entry, and a
-- keyed hash of this seal and the one before it. The key is not in the database. Seals stay when their entries are deleted by age.
CREATE TABLE audit_seals (
  seq bigint NOT NULL,
  event_id bigint NOT NULL,
  sealed_at timestamptz(3) NOT NULL,
  row_hash bytea NOT NULL,
  chain_hash bytea NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (seq),
  CONSTRAINT audit_seals_event_id_key UNIQUE (event_id),
  CONSTRAINT audit_seals_begin_at_one CHECK (seq > 0),
  CONSTRAINT audit_seals_hashes_are_whole CHECK (octet_length(row_hash) = 32 AND octet_length(chain_hash) = 32)
);

-- The last seal of each day, which was also sent out of the database. An entry that disappears later is missed there.
CREATE TABLE audit_anchors (
  seq bigint NOT NULL,
  chain_hash bytea NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT audit_anchors_pkey PRIMARY KEY (seq)
);

-- Each check of the log, with its progress. `fault` says what was found.
CREATE TABLE audit_checks (
  id bigserial NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  seen_at timestamptz(3),
  finished_at timestamptz(3),
  total bigint NOT NULL DEFAULT 0,
  checked bigint NOT NULL DEFAULT 0,
  fault jsonb,
  CONSTRAINT audit_checks_pkey PRIMARY KEY (id)
);
