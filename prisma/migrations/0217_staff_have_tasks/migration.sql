-- A task is what a staff member does for a client by a day. It can belong to one of the client's cases. A deadline belongs to the case
-- itself and has no owner.
CREATE TABLE client_tasks (
  id UUID NOT NULL DEFAULT gen_random_uuid(),
  client_id UUID NOT NULL,
  case_id UUID,
  -- A staff member who has left stays the owner. The open tasks of former staff are listed as unassigned.
  owner_id UUID NOT NULL,
  text_cipher BYTEA NOT NULL,
  due_on DATE NOT NULL,
  created_by_id UUID NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  done_at TIMESTAMPTZ(3),
  done_by_id UUID,
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT client_tasks_pkey PRIMARY KEY (id),
  CONSTRAINT done_task_says_who CHECK ((done_at IS NULL) = (done_by_id IS NULL))
);

-- A case and its tasks always belong to the same client. If a merge moves the case to another client, the tasks follow.
CREATE UNIQUE INDEX cases_id_client_id_key ON cases (id, client_id);
ALTER TABLE client_tasks
  ADD CONSTRAINT client_tasks_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT client_tasks_case_id_client_id_fkey FOREIGN KEY (case_id, client_id) REFERENCES cases (id, client_id) ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT client_tasks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT client_tasks_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT client_tasks_done_by_id_fkey FOREIGN KEY (done_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX client_tasks_client_id_due_on_idx ON client_tasks (client_id, due_on);
CREATE INDEX client_tasks_case_id_client_id_idx ON client_tasks (case_id, client_id);
CREATE INDEX client_tasks_owner_id_due_on_id_idx ON client_tasks (owner_id, due_on, id);
CREATE INDEX client_tasks_created_by_id_idx ON client_tasks (created_by_id);
CREATE INDEX client_tasks_done_by_id_idx ON client_tasks (done_by_id);
CREATE INDEX client_tasks_done_at_id_idx ON client_tasks (done_at, id);
CREATE INDEX open_tasks_by_day ON client_tasks (due_on, id) WHERE done_at IS NULL;

CREATE TRIGGER record_follows_merged_client BEFORE INSERT ON client_tasks FOR EACH ROW EXECUTE FUNCTION follow_merged_client();

-- An open file or case is read again when one of its own tasks changes. Today and the list of tasks are read again after every change:
-- their notification has no id, because it goes to staff who may not know of the client.
CREATE FUNCTION notify_staff_of_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', '{"kind":"task"}');
  RETURN NULL;
END;
$$;
CREATE TRIGGER tasks_notify_staff AFTER INSERT OR UPDATE OR DELETE ON client_tasks FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_tasks();
CREATE TRIGGER part_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON client_tasks FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_part_of_a_client();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON client_tasks FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');

-- Whether the staff member gets an email in the morning about tasks that are due, and the day of the last such email.
ALTER TABLE staff_users ADD COLUMN has_task_emails BOOLEAN NOT NULL DEFAULT true, ADD COLUMN task_email_on DATE;
