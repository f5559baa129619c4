-- Clients and staff add documents to a client's file. Names and contents are encrypted. A content is in the database, or in an object
-- storage under the document's id. A document that may contain malware is held until the scanner has answered, and a refused one
-- keeps no content.
CREATE TABLE documents (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  client_id uuid NOT NULL,
  -- The case that the document belongs to, if any.
  case_id uuid,
  name_cipher bytea NOT NULL,
  -- The media type that the content was found to have.
  type text NOT NULL,
  bytes integer NOT NULL,
  -- SHA-256 of the content, so that a copy can be compared with what was handed in.
  sha256 bytea NOT NULL,
  state text NOT NULL DEFAULT 'held',
  uploaded_by text NOT NULL,
  uploaded_by_id uuid,
  storage text NOT NULL,
  scanned_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT documents_uploaded_by_id_fkey FOREIGN KEY (uploaded_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT document_state_is_known CHECK (state IN ('held', 'clean', 'refused')),
  CONSTRAINT document_uploader_is_known CHECK (uploaded_by IN ('staff', 'client')),
  CONSTRAINT document_of_staff_names_them CHECK ((uploaded_by = 'staff') = (uploaded_by_id IS NOT NULL)),
  CONSTRAINT document_storage_is_known CHECK (storage IN ('database', 'object')),
  CONSTRAINT document_size_is_limited CHECK (bytes BETWEEN 1 AND 10485760),
  CONSTRAINT document_sha256_is_a_hash CHECK (octet_length(sha256) = 32),
  CONSTRAINT refused_document_was_scanned CHECK (state <> 'refused' OR scanned_at IS NOT NULL)
);
CREATE INDEX documents_client_id_created_at_idx ON documents (client_id, created_at);
CREATE INDEX documents_case_id_idx ON documents (case_id);
CREATE INDEX documents_uploaded_by_id_idx ON documents (uploaded_by_id);

-- A refused document is never used again, whatever is scanned later.
CREATE FUNCTION keep_document_refused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A refused document stays refused' USING ERRCODE = 'check_violation', CONSTRAINT = 'document_stays_refused';
END;
$$;
CREATE TRIGGER document_stays_refused BEFORE UPDATE OF state ON documents
  FOR EACH ROW WHEN (OLD.state = 'refused' AND NEW.state <> 'refused') EXECUTE FUNCTION keep_document_refused();

CREATE TABLE document_contents (
  document_id uuid NOT NULL,
  content_cipher bytea NOT NULL,
  CONSTRAINT document_contents_pkey PRIMARY KEY (document_id),
  CONSTRAINT document_contents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents (id) ON DELETE CASCADE ON UPDATE CASCADE
);
