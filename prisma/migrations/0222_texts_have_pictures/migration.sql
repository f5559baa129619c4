-- Articles show pictures that staff upload. A picture is stored once for each width, drawn again without metadata. A file never changes:
-- its hash is its address, so that browsers can keep it. Cached pages with pictures carry the version of "texts".
CREATE TABLE text_pictures (
  -- The name that a text uses, such as "wallet.webp".
  name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  hash text NOT NULL,
  content bytea NOT NULL,
  added_at timestamptz(3) NOT NULL,
  CONSTRAINT text_pictures_pkey PRIMARY KEY (name, width),
  CONSTRAINT text_picture_has_a_name CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*\.webp$' AND length(name) <= 80),
  CONSTRAINT text_picture_has_a_hash CHECK (hash ~ '^[0-9a-f]{32}$'),
  CONSTRAINT text_picture_has_a_size CHECK (width BETWEEN 1 AND 4000 AND height BETWEEN 1 AND 16000),
  CONSTRAINT text_picture_is_small CHECK (length(content) BETWEEN 1 AND 2097152)
);
CREATE INDEX text_pictures_hash_idx ON text_pictures (hash);

CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON text_pictures
  FOR EACH ROW EXECUTE FUNCTION note_record_change('texts');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON text_pictures FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('texts');
