-- The list of clients shows the newest first, and staff write notes about a client that are not about one booking.
CREATE INDEX clients_created_at_id_idx ON clients (created_at, id);

CREATE TABLE client_notes (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    client_id UUID NOT NULL,
    author_id UUID NOT NULL,
    text_cipher BYTEA NOT NULL,
    -- Only the author and staff with the permission for restricted notes read it.
    is_restricted BOOLEAN NOT NULL DEFAULT false,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT client_notes_pkey PRIMARY KEY (id),
    CONSTRAINT client_notes_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
    -- The notes of a staff member who has left are kept.
    CONSTRAINT client_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX client_notes_client_id_created_at_idx ON client_notes (client_id, created_at);
CREATE INDEX client_notes_author_id_idx ON client_notes (author_id);
