-- Staff add, change, order and retire services. The version refuses a change by someone who has not seen the latest one.
-- Two rules are not checked for existing services, which an administrator may have added with other values.
ALTER TABLE services
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN horizon_days smallint NOT NULL DEFAULT 365,
  ADD COLUMN retired_at timestamptz(3),
  ADD CONSTRAINT retired_service_is_not_offered CHECK (retired_at IS NULL OR NOT is_active),
  ADD CONSTRAINT service_horizon_is_in_range CHECK (horizon_days BETWEEN 1 AND 365),
  ADD CONSTRAINT service_times_are_sensible CHECK (
    minutes <= 480 AND buffer_before_minutes <= 240 AND buffer_after_minutes <= 240 AND min_notice_minutes <= 43200
  ) NOT VALID,
  -- Slots begin at midnight plus multiples of the grid, so a grid that does not divide the day would shift every midnight.
  ADD CONSTRAINT slot_grid_divides_the_day CHECK (1440 % slot_grid_minutes = 0) NOT VALID;

-- Links find a service by its slug or by an alias, so no two services may share such a name.
CREATE FUNCTION refuse_taken_service_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only one of the two tables has each column, so they are read as JSON.
  IF EXISTS (SELECT FROM service_aliases WHERE alias = to_jsonb(NEW) ->> 'slug')
    OR EXISTS (SELECT FROM services WHERE slug = to_jsonb(NEW) ->> 'alias') THEN
    RAISE unique_violation USING CONSTRAINT = 'service_names_are_unique', MESSAGE = 'another service has this name';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER service_name_is_free BEFORE INSERT OR UPDATE OF slug ON services
  FOR EACH ROW EXECUTE FUNCTION refuse_taken_service_name();
CREATE TRIGGER service_name_is_free BEFORE INSERT OR UPDATE ON service_aliases
  FOR EACH ROW EXECUTE FUNCTION refuse_taken_service_name();

-- Aliases are part of the list of services that each process keeps.
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON service_aliases
  FOR EACH ROW EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON service_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('price-book');
