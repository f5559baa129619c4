-- A booking may come from an advertisement, as a request for help may. The columns are those of leads. A click id is stored only if the
-- visitor agreed, in an unfinished booking too.
ALTER TABLE bookings
  ADD COLUMN gclid text,
  ADD COLUMN gbraid text,
  ADD COLUMN wbraid text,
  ADD COLUMN utm_source text,
  ADD COLUMN utm_medium text,
  ADD COLUMN utm_campaign text,
  ADD COLUMN landing text,
  ADD COLUMN ad_consent_version text,
  ADD COLUMN ad_consent_at timestamptz(3),
  ADD CONSTRAINT ad_consent_has_a_version CHECK ((ad_consent_version IS NULL) = (ad_consent_at IS NULL)),
  ADD CONSTRAINT click_id_is_agreed_to CHECK (num_nonnulls(gclid, gbraid, wbraid) = 0 OR ad_consent_at IS NOT NULL);
ALTER TABLE booking_drafts
  ADD COLUMN gclid text,
  ADD COLUMN gbraid text,
  ADD COLUMN wbraid text,
  ADD COLUMN utm_source text,
  ADD COLUMN utm_medium text,
  ADD COLUMN utm_campaign text,
  ADD COLUMN landing text,
  ADD COLUMN ad_consent_version text,
  ADD COLUMN ad_consent_at timestamptz(3),
  ADD CONSTRAINT ad_consent_has_a_version CHECK ((ad_consent_version IS NULL) = (ad_consent_at IS NULL)),
  ADD CONSTRAINT click_id_is_agreed_to CHECK (num_nonnulls(gclid, gbraid, wbraid) = 0 OR ad_consent_at IS NOT NULL);

-- Click ids are deleted after 90 days, because Google attributes nothing to older ones.
CREATE INDEX bookings_with_click_id ON bookings (created_at) WHERE num_nonnulls(gclid, gbraid, wbraid) > 0;
CREATE INDEX leads_with_click_id ON leads (created_at) WHERE num_nonnulls(gclid, gbraid, wbraid) > 0;
