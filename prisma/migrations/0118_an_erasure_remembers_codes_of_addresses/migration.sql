-- A restored backup can contain copies of emails and newsletter data of an erased person without the client to whom they belonged. ERASURES_FILE
-- therefore lists the HMACs of the person's addresses. If an erasure could not be written to the file, the worker writes it later and takes the
-- HMACs from here. Older erasures have none.
ALTER TABLE erasures ADD COLUMN address_hashes bytea[] NOT NULL DEFAULT ARRAY[]::bytea[];
