-- Articles, questions with their topics, notices and legal texts. A text has an address that never changes (`key`) and a place in its list.
CREATE TABLE texts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  key text NOT NULL,
  -- The topic of a question.
  topic_id uuid,
  position integer NOT NULL DEFAULT 0,
  -- A deleted text can be restored for 30 days.
  deleted_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  -- The newest version of the product's own text that was published or offered as a draft. Null for a text of the firm.
  seed_version integer,
  CONSTRAINT texts_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES texts (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT text_kind_is_known CHECK (kind IN ('article', 'topic', 'question', 'notice', 'legal')),
  CONSTRAINT text_key_is_an_address CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 80),
  CONSTRAINT question_has_a_topic CHECK ((kind = 'question') = (topic_id IS NOT NULL)),
  CONSTRAINT legal_text_stays CHECK (kind <> 'legal' OR deleted_at IS NULL)
);
CREATE UNIQUE INDEX texts_kind_key_key ON texts (kind, key);
CREATE INDEX texts_topic_id_idx ON texts (topic_id);

-- What was published, or will be at `publish_at`. Of the versions whose time has come, the one with the highest number is public.
CREATE TABLE text_versions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text_id uuid NOT NULL,
  locale text NOT NULL,
  number integer NOT NULL,
  -- Title, description and what else belongs to the kind. Validated by lib/content/heads.ts.
  head jsonb NOT NULL,
  body text NOT NULL,
  -- The hashes of the blocks of the English version that this translation follows.
  original_blocks text[] NOT NULL DEFAULT '{}',
  -- The days that the page shows: the first publication, and the latest change.
  published_on date NOT NULL,
  updated_on date NOT NULL,
  publish_at timestamptz(3) NOT NULL,
  -- Null if the text came with the product.
  published_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- When a scheduled version was called off, or a public one was taken down.
  withdrawn_at timestamptz(3),
  CONSTRAINT text_versions_text_id_fkey FOREIGN KEY (text_id) REFERENCES texts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT text_version_is_published_by_staff FOREIGN KEY (published_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT text_version_has_a_language CHECK (locale IN ('en', 'de', 'fr-CA')),
  CONSTRAINT text_version_is_numbered CHECK (number > 0),
  CONSTRAINT text_version_has_a_length CHECK (length(body) <= 100000),
  CONSTRAINT text_is_published_before_it_changes CHECK (published_on <= updated_on)
);
CREATE UNIQUE INDEX text_versions_text_id_locale_number_key ON text_versions (text_id, locale, number);
CREATE INDEX text_versions_published_by_id_idx ON text_versions (published_by_id);

-- What staff are writing: one draft for each text and language.
CREATE TABLE text_drafts (
  text_id uuid NOT NULL,
  locale text NOT NULL,
  head jsonb NOT NULL,
  body text NOT NULL,
  original_blocks text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Null if the draft is a newer text of the product.
  saved_by_id uuid,
  CONSTRAINT text_drafts_pkey PRIMARY KEY (text_id, locale),
  CONSTRAINT text_drafts_text_id_fkey FOREIGN KEY (text_id) REFERENCES texts (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT text_draft_is_saved_by_staff FOREIGN KEY (saved_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT text_draft_has_a_language CHECK (locale IN ('en', 'de', 'fr-CA')),
  CONSTRAINT text_draft_has_a_length CHECK (length(body) <= 100000)
);
CREATE INDEX text_drafts_saved_by_id_idx ON text_drafts (saved_by_id);

-- A published version is a record of what the public and the clients read. It is only withdrawn, once, and goes only with its text.
CREATE FUNCTION keep_text_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM texts WHERE id = OLD.text_id AND NOT coalesce(deleted_at < now() - interval '30 days', false)) THEN
      RAISE integrity_constraint_violation USING CONSTRAINT = 'text_version_stays', MESSAGE = 'a published version of a text is kept';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR to_jsonb(OLD) - 'withdrawn_at' <> to_jsonb(NEW) - 'withdrawn_at' THEN
    RAISE integrity_constraint_violation USING CONSTRAINT = 'text_version_stays', MESSAGE = 'a published version of a text never changes';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER text_version_stays BEFORE UPDATE OR DELETE ON text_versions FOR EACH ROW EXECUTE FUNCTION keep_text_version();

-- A legal text that was in force is never taken down: it is replaced.
CREATE FUNCTION keep_legal_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NULL AND OLD.publish_at <= NEW.withdrawn_at
    AND EXISTS (SELECT FROM texts WHERE id = OLD.text_id AND kind = 'legal') THEN
    RAISE integrity_constraint_violation USING CONSTRAINT = 'legal_text_stays', MESSAGE = 'a legal text in force is replaced, not withdrawn';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER legal_text_stays BEFORE UPDATE OF withdrawn_at ON text_versions FOR EACH ROW EXECUTE FUNCTION keep_legal_text();

CREATE FUNCTION keep_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.kind = 'legal' OR NOT coalesce(OLD.deleted_at < now() - interval '30 days', false) THEN
      RAISE integrity_constraint_violation USING CONSTRAINT = 'deleted_text_stays', MESSAGE = 'a deleted text is kept for 30 days';
    END IF;
    RETURN OLD;
  END IF;
  IF (OLD.kind, OLD.key) <> (NEW.kind, NEW.key) THEN
    RAISE integrity_constraint_violation USING CONSTRAINT = 'text_keeps_its_address', MESSAGE = 'the address of a text never changes';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER text_stays BEFORE UPDATE OR DELETE ON texts FOR EACH ROW EXECUTE FUNCTION keep_text();

ALTER TABLE record_changes
  DROP CONSTRAINT what_changes_is_known,
  ADD CONSTRAINT what_changes_is_known CHECK (subject IN ('claims', 'price-book', 'firm', 'advisers', 'texts'));
INSERT INTO record_changes (subject, changed_at) VALUES ('texts', NULL) ON CONFLICT (subject) DO NOTHING;
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON texts FOR EACH ROW EXECUTE FUNCTION note_record_change('texts');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON texts FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('texts');
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON text_versions
  FOR EACH ROW EXECUTE FUNCTION note_record_change('texts');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON text_versions FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('texts');
