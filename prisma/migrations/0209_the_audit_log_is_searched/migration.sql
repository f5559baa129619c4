-- The list of the audit log is sorted by time and, within a millisecond, by id. Staff also list what one person did.
CREATE INDEX audit_events_at_id_idx ON audit_events (at, id);
DROP INDEX audit_events_at_idx;
CREATE INDEX audit_events_actor_id_at_id_idx ON audit_events (actor_id, at, id) WHERE actor_id IS NOT NULL;
