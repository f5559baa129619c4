-- A restored backup brings back clients who were erased after it was made. They are erased again, with a cause of its own, because neither a
-- request nor a retention period started it.
ALTER TABLE erasures DROP CONSTRAINT erasure_cause_is_known;
ALTER TABLE erasures ADD CONSTRAINT erasure_cause_is_known CHECK (cause IN ('request', 'retention', 'repeat'));
