-- The firm uploads its logo in the settings. A version of the firm's record names a logo by its path, so a logo never changes: the same
-- file has the same id. `png` is the logo as emails, invoices and share pictures need it.
CREATE TABLE firm_logos (
  id text PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  picture bytea NOT NULL,
  png bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  -- The names of the elements and attributes that were left out of a drawing.
  left_out text[] NOT NULL DEFAULT '{}',
  -- The contrast of the logo on the light and on the dark surfaces of the site, as in "12 to 1".
  contrast_on_light real NOT NULL,
  contrast_on_dark real NOT NULL,
  uploaded_by_id uuid NOT NULL,
  uploaded_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT logo_has_an_id CHECK (id ~ '^[0-9a-f]{32}$'),
  CONSTRAINT logo_kind_is_known CHECK (kind IN ('svg', 'png')),
  CONSTRAINT logo_is_small CHECK (octet_length(picture) BETWEEN 1 AND 524288 AND octet_length(png) BETWEEN 1 AND 524288),
  CONSTRAINT logo_has_a_size CHECK (width BETWEEN 1 AND 4096 AND height BETWEEN 1 AND 4096),
  CONSTRAINT logo_is_uploaded_by_staff FOREIGN KEY (uploaded_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX firm_logos_uploaded_by_id_idx ON firm_logos (uploaded_by_id);

CREATE FUNCTION keep_logo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'logo_never_changes: upload another one' USING ERRCODE = 'check_violation', CONSTRAINT = 'logo_never_changes';
END;
$$;
CREATE TRIGGER logo_is_kept BEFORE UPDATE ON firm_logos FOR EACH ROW EXECUTE FUNCTION keep_logo();

CREATE FUNCTION keep_named_logo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM firm_settings WHERE facts ->> 'logo' = '/images/logo/' || OLD.id || '.' || OLD.kind) THEN
    RAISE EXCEPTION 'named_logo_is_kept: a version of the firm''s record names it' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'named_logo_is_kept';
  END IF;
  RETURN OLD;
END;
$$;
CREATE TRIGGER named_logo_is_kept BEFORE DELETE ON firm_logos FOR EACH ROW EXECUTE FUNCTION keep_named_logo();
