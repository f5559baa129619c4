-- One adviser, one meeting at a time. The application cannot promise this by looking first:
-- two confirmations may look at the same moment. Cancelling deletes the row and frees the time.
-- Bookings and holds share this table, since one constraint cannot span two.
-- The extension lets one index compare a uuid for equality and a range for overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE occupied_time
  ADD CONSTRAINT adviser_is_free EXCLUDE USING gist (
    adviser_id WITH =, during WITH &&
  );
