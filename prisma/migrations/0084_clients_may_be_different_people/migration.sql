-- Two clients who look alike may be different people, such as a married couple with one phone number. A decision of staff ends the
-- suggestion to merge them, until it is taken back. The smaller id comes first, so that a pair has one row.
CREATE TABLE client_distinctions (
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  decided_by_id uuid NOT NULL,
  CONSTRAINT client_distinctions_pkey PRIMARY KEY (one_id, other_id),
  CONSTRAINT client_distinctions_one_id_fkey FOREIGN KEY (one_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT client_distinctions_other_id_fkey FOREIGN KEY (other_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT client_distinctions_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT one_pair_has_one_row CHECK (one_id < other_id)
);
CREATE INDEX client_distinctions_other_id_idx ON client_distinctions (other_id);
CREATE INDEX client_distinctions_decided_by_id_idx ON client_distinctions (decided_by_id);
