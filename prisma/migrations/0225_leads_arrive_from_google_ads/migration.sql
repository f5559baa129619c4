-- Google Ads delivers leads from forms in ads. Such a form may ask for a phone number only, and never names one of our services.
ALTER TABLE leads
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN service DROP NOT NULL,
  -- The whole request, encrypted. It may have fields that this release does not know.
  ADD COLUMN payload_cipher bytea,
  -- 64-bit numbers of Google Ads.
  ADD COLUMN form_id text,
  ADD COLUMN campaign_id text,
  ADD COLUMN ad_group_id text,
  ADD COLUMN creative_id text,
  ADD COLUMN asset_group_id text,
  DROP CONSTRAINT lead_from_the_site_is_whole,
  ADD CONSTRAINT lead_from_the_site_is_whole CHECK (source <> 'site' OR num_nonnulls(email, phone, last_name, urgency, estimated_loss, service) = 6),
  ADD CONSTRAINT ads_ids_are_numbers CHECK (concat(form_id, campaign_id, ad_group_id, creative_id, asset_group_id) ~ '^[0-9]*$');

-- The expression must stay equal to the one in lib/inquiry/inbox/queries/view-sql.ts.
DROP INDEX leads_are_found_by_text;
CREATE INDEX leads_are_found_by_text ON leads
  USING gin (search_text(first_name || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
