-- The hourly sweep deletes expired holds. Few rows of this table are holds and all of its bookings stay for years, so
-- without an index of the holds alone each sweep would read every booking ever made.
CREATE INDEX occupied_time_expires_at_idx ON occupied_time (expires_at) WHERE expires_at IS NOT NULL;
