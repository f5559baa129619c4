-- Staff edit how a client is reached, and merge two files of the same person. A merged client keeps its row, so that old links, old email
-- addresses and an undo within 30 days still work. Its records move to the client that is kept.
ALTER TABLE clients
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN merged_into_id uuid,
  ADD COLUMN merged_at timestamptz(3),
  ADD CONSTRAINT clients_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES clients (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT merged_client_has_a_time CHECK ((merged_into_id IS NULL) = (merged_at IS NULL)),
  ADD CONSTRAINT client_is_not_merged_into_itself CHECK (merged_into_id <> id);
CREATE INDEX clients_merged_into_id_idx ON clients (merged_into_id);

-- A visitor who books again sets the email address to itself, which is no change.
CREATE FUNCTION count_client_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END;
$$;
CREATE TRIGGER client_version_is_counted BEFORE UPDATE ON clients
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION count_client_version();

CREATE TABLE client_merges (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kept_id uuid NOT NULL,
  merged_id uuid NOT NULL,
  merged_at timestamptz(3) NOT NULL,
  merged_by_id uuid NOT NULL,
  -- The names of the fields that the kept client took from the merged one.
  taken text[] NOT NULL,
  -- The ids of the rows that moved, by table.
  moved jsonb NOT NULL,
  -- The contact data of both clients before the merge.
  before_cipher bytea NOT NULL,
  undone_at timestamptz(3),
  undone_by_id uuid,
  CONSTRAINT client_merges_pkey PRIMARY KEY (id),
  CONSTRAINT client_merges_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT client_merges_merged_id_fkey FOREIGN KEY (merged_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT client_merges_merged_by_id_fkey FOREIGN KEY (merged_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT client_merges_undone_by_id_fkey FOREIGN KEY (undone_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT undone_merge_says_who CHECK ((undone_at IS NULL) = (undone_by_id IS NULL))
);
CREATE UNIQUE INDEX client_is_merged_once ON client_merges (merged_id) WHERE undone_at IS NULL;
CREATE INDEX client_merges_kept_id_idx ON client_merges (kept_id);
CREATE INDEX client_merges_merged_id_idx ON client_merges (merged_id);
CREATE INDEX client_merges_merged_by_id_idx ON client_merges (merged_by_id);
CREATE INDEX client_merges_undone_by_id_idx ON client_merges (undone_by_id);

-- A new record of a merged client belongs to the kept one. The lock makes the insert wait for a merge that is still running.
CREATE FUNCTION follow_merged_client() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next_id uuid;
BEGIN
  LOOP
    SELECT merged_into_id INTO next_id FROM clients WHERE id = NEW.client_id FOR KEY SHARE;
    EXIT WHEN next_id IS NULL;
    NEW.client_id := next_id;
  END LOOP;
  RETURN NEW;
END;
$$;
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION follow_merged_client();
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON client_notes FOR EACH ROW EXECUTE FUNCTION follow_merged_client();
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON cases FOR EACH ROW EXECUTE FUNCTION follow_merged_client();
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON documents FOR EACH ROW EXECUTE FUNCTION follow_merged_client();
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON data_requests FOR EACH ROW EXECUTE FUNCTION follow_merged_client();
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON complaints FOR EACH ROW EXECUTE FUNCTION follow_merged_client();
CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON legal_holds FOR EACH ROW EXECUTE FUNCTION follow_merged_client();

-- Two addresses of one mailbox: "anna+news@example.org" is delivered to "anna@example.org".
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(email), '\+[^@]*@', '@')
$$;
CREATE INDEX clients_are_found_by_mailbox ON clients (mailbox_of(email));
CREATE INDEX clients_are_found_by_full_name ON clients (search_text(first_name || ' ' || last_name));

-- An open file shows a colleague's change within seconds. The notification names the client's advisers, because some staff may only know
-- of their own clients.
CREATE FUNCTION notify_staff_of_client(changed uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('staff_changes', json_build_object('kind', 'client', 'id', changed, 'advisers', (
    SELECT coalesce(json_agg(DISTINCT adviser_id), '[]') FROM (
      SELECT adviser_id FROM bookings WHERE client_id = changed
      UNION ALL SELECT adviser_id FROM cases WHERE client_id = changed AND adviser_id IS NOT NULL
      UNION ALL SELECT s.adviser_id FROM cases c JOIN staff_users s ON s.id = c.owner_id WHERE c.client_id = changed AND s.adviser_id IS NOT NULL
    ) AS own
  ))::text)
$$;
CREATE FUNCTION notify_staff_of_a_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_staff_of_client(NEW.id);
  RETURN NULL;
END;
$$;
CREATE FUNCTION notify_staff_of_a_part_of_a_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_staff_of_client(coalesce(NEW.client_id, OLD.client_id));
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_notifies_staff AFTER UPDATE ON clients
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_staff_of_a_client();
CREATE TRIGGER part_notifies_staff AFTER INSERT OR DELETE ON client_notes FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_part_of_a_client();
CREATE TRIGGER part_notifies_staff AFTER INSERT OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_part_of_a_client();
