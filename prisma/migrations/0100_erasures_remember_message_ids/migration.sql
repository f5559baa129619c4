-- ERASURES_FILE lists the ids of erased messages and requests for help. If an erasure could not be written to the file, the worker writes it
-- later. By then the messages are deleted, so the database stores their ids. Older erasures have no ids.
ALTER TABLE erasures ADD COLUMN inquiry_ids UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
