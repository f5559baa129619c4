-- Staff find a case by a wallet, a transaction, a domain, a platform or a bank reference in its payments and parties. Recipients, senders and
-- references are encrypted, so the search compares keyed hashes of whole values, as the search for conflicts of interest does. A case also
-- has the hashes of its domains' parent domains: "login.fake.example" is found by "fake.example". Only the application has the key, so the
-- rows from before have no hashes until the worker adds them.
ALTER TABLE case_losses ADD COLUMN search_hashes BYTEA[];
ALTER TABLE case_parties ADD COLUMN search_hashes BYTEA[];
CREATE INDEX case_losses_search_hashes_idx ON case_losses USING gin (search_hashes);
CREATE INDEX case_parties_search_hashes_idx ON case_parties USING gin (search_hashes);
CREATE INDEX case_losses_without_hashes ON case_losses (id) WHERE search_hashes IS NULL;
CREATE INDEX case_parties_without_hashes ON case_parties (id) WHERE search_hashes IS NULL;

-- Staff find a record by a part of its reference: FRS-7K2M-4Q93 by "FRS-7K", "7K2M", "4Q93" and "7K2M-4Q". In every collation, only these
-- operators compare the beginning of a text with an index.
CREATE INDEX bookings_first_part ON bookings (split_part(reference, '-', 2) text_pattern_ops);
CREATE INDEX bookings_second_part ON bookings (split_part(reference, '-', 3) text_pattern_ops);
CREATE INDEX messages_first_part ON contact_messages (split_part(reference, '-', 2) text_pattern_ops);
CREATE INDEX messages_second_part ON contact_messages (split_part(reference, '-', 3) text_pattern_ops);
CREATE INDEX leads_first_part ON leads (split_part(reference, '-', 2) text_pattern_ops);
CREATE INDEX leads_second_part ON leads (split_part(reference, '-', 3) text_pattern_ops);
CREATE INDEX cases_first_part ON cases (split_part(reference, '-', 2) text_pattern_ops);
CREATE INDEX cases_second_part ON cases (split_part(reference, '-', 3) text_pattern_ops);
