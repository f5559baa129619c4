-- Staff link a data request or complaint to a client by an address that the client had earlier.
CREATE INDEX former_contacts_value_hash_idx ON former_contacts (value_hash);
