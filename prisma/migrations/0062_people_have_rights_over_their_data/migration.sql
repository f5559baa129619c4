-- People may ask what the firm holds about them, and have it corrected, handed over or erased. They may also complain. Both have
-- deadlines by law, so both are registers. A legal hold stops erasure and retention for a client.
CREATE TABLE data_requests (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL,
  -- The client, if the person is one. The row is kept as proof of the answer when the client's data is erased.
  client_id uuid,
  name_cipher bytea NOT NULL,
  email_cipher bytea,
  kind text NOT NULL,
  law text NOT NULL,
  received_on date NOT NULL,
  due_on date NOT NULL,
  identity_check text,
  identity_checked_at timestamptz(3),
  state text NOT NULL DEFAULT 'open',
  closed_at timestamptz(3),
  created_by_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT data_requests_pkey PRIMARY KEY (id),
  CONSTRAINT data_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT data_requests_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT data_request_kind_is_known CHECK (kind IN ('access', 'erasure', 'correction', 'portability', 'objection')),
  CONSTRAINT data_request_law_is_known CHECK (law IN ('gdpr', 'pipeda', 'quebec')),
  CONSTRAINT data_request_state_is_known CHECK (state IN ('open', 'answered', 'refused', 'withdrawn')),
  CONSTRAINT closed_data_request_says_when CHECK ((state = 'open') = (closed_at IS NULL)),
  CONSTRAINT data_request_identity_is_known CHECK (identity_check IN ('known-by-voice', 'id-document', 'reply-from-address', 'manage-link')),
  CONSTRAINT identity_check_says_when CHECK ((identity_check IS NULL) = (identity_checked_at IS NULL)),
  CONSTRAINT data_is_given_after_an_identity_check CHECK (state <> 'answered' OR identity_check IS NOT NULL),
  CONSTRAINT data_request_is_due_after_receipt CHECK (due_on > received_on)
);
CREATE UNIQUE INDEX data_requests_reference_key ON data_requests (reference);
CREATE INDEX data_requests_state_due_on_idx ON data_requests (state, due_on);
CREATE INDEX data_requests_client_id_idx ON data_requests (client_id);
CREATE INDEX data_requests_created_by_id_idx ON data_requests (created_by_id);

CREATE TABLE complaints (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL,
  client_id uuid,
  name_cipher bytea NOT NULL,
  text_cipher bytea NOT NULL,
  received_on date NOT NULL,
  acknowledge_by date NOT NULL,
  answer_by date NOT NULL,
  acknowledged_at timestamptz(3),
  answered_at timestamptz(3),
  outcome text,
  created_by_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT complaints_pkey PRIMARY KEY (id),
  CONSTRAINT complaints_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT complaints_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT complaint_outcome_is_known CHECK (outcome IN ('upheld', 'partly-upheld', 'not-upheld', 'withdrawn')),
  CONSTRAINT answered_complaint_has_its_outcome CHECK ((answered_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT complaint_deadlines_are_in_order CHECK (received_on < acknowledge_by AND acknowledge_by <= answer_by)
);
CREATE UNIQUE INDEX complaints_reference_key ON complaints (reference);
CREATE INDEX complaints_answer_by_idx ON complaints (answer_by) WHERE answered_at IS NULL;
CREATE INDEX complaints_client_id_idx ON complaints (client_id);
CREATE INDEX complaints_created_by_id_idx ON complaints (created_by_id);

CREATE TABLE legal_holds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  reason_cipher bytea NOT NULL,
  placed_by_id uuid NOT NULL,
  placed_at timestamptz(3) NOT NULL,
  lifted_by_id uuid,
  lifted_at timestamptz(3),
  CONSTRAINT legal_holds_pkey PRIMARY KEY (id),
  CONSTRAINT legal_holds_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT legal_holds_placed_by_id_fkey FOREIGN KEY (placed_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT legal_holds_lifted_by_id_fkey FOREIGN KEY (lifted_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT lifted_hold_says_who CHECK ((lifted_at IS NULL) = (lifted_by_id IS NULL))
);
CREATE UNIQUE INDEX one_legal_hold_at_a_time ON legal_holds (client_id) WHERE lifted_at IS NULL;
CREATE INDEX legal_holds_client_id_idx ON legal_holds (client_id);
CREATE INDEX legal_holds_placed_by_id_idx ON legal_holds (placed_by_id);
CREATE INDEX legal_holds_lifted_by_id_idx ON legal_holds (lifted_by_id);

-- What was erased, without names or addresses. After a restore of an older backup these erasures are repeated.
CREATE TABLE erasures (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  -- "request" or "retention".
  cause text NOT NULL,
  staff_id uuid,
  erased_at timestamptz(3) NOT NULL,
  -- The number of rows that were deleted or cleared, by table.
  counts jsonb NOT NULL,
  -- The names of the classes that the law keeps.
  kept text[] NOT NULL,
  CONSTRAINT erasures_pkey PRIMARY KEY (id),
  CONSTRAINT erasures_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasures_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT erasure_cause_is_known CHECK (cause IN ('request', 'retention')),
  CONSTRAINT requested_erasure_names_staff CHECK (cause <> 'request' OR staff_id IS NOT NULL)
);
CREATE INDEX erasures_client_id_idx ON erasures (client_id);
CREATE INDEX erasures_staff_id_idx ON erasures (staff_id);
