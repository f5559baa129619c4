-- The firm's own facts (name, office, hours, phone, numbers) were partly code and partly environment, so a change needed a
-- release or reached only some pages. They are one record for each profile now. A change inserts the next version and rewrites
-- none, so the history stays, and two people who edit at once collide on the primary key instead of overwriting each other.
CREATE TABLE firm_settings (
  profile text NOT NULL,
  version integer NOT NULL,
  facts jsonb NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT firm_settings_pkey PRIMARY KEY (profile, version),
  CONSTRAINT firm_profile_is_known CHECK (profile IN ('ca', 'uk')),
  CONSTRAINT firm_versions_count_from_one CHECK (version >= 1),
  CONSTRAINT firm_offers_a_way_to_meet CHECK (
    CASE jsonb_typeof(facts -> 'meetingModes') WHEN 'array' THEN jsonb_array_length(facts -> 'meetingModes') > 0 ELSE false END
  ),
  CONSTRAINT firm_has_a_name CHECK (coalesce(facts ->> 'tradingName', '') <> ''),
  CONSTRAINT firm_reference_prefix_is_capitals CHECK (coalesce(facts ->> 'referencePrefix', '') ~ '^[A-Z]{2,5}$')
);

CREATE FUNCTION refuse_firm_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of firm_settings is never rewritten: insert the next one'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'firm_versions_stay';
END;
$$;
CREATE TRIGGER firm_versions_stay BEFORE UPDATE OR DELETE ON firm_settings
  FOR EACH ROW EXECUTE FUNCTION refuse_firm_rewrite();

ALTER TABLE record_changes
  DROP CONSTRAINT what_changes_is_known,
  ADD CONSTRAINT what_changes_is_known CHECK (subject IN ('claims', 'price-book', 'firm'));
CREATE TRIGGER record_changed AFTER INSERT ON firm_settings
  FOR EACH ROW EXECUTE FUNCTION note_record_change('firm');
