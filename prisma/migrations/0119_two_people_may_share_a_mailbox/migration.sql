-- A couple may have one mailbox. The first file with an address keeps it alone, so that two bookings of a new visitor still create one client.
-- Staff may make a further file with the same address for another person; such a file is marked. A booking belongs to a marked file only if its
-- name matches too.
ALTER TABLE clients ADD COLUMN shares_mailbox boolean NOT NULL DEFAULT false;
DROP INDEX clients_email_key;
CREATE UNIQUE INDEX client_has_the_address_alone ON clients (email) WHERE NOT shares_mailbox;
CREATE INDEX clients_email_idx ON clients (email);
