-- What a campaign cost on a day, as the advertising platform says. A file replaces what is stored for its days and campaigns.
CREATE TABLE campaign_costs (
  day date NOT NULL,
  -- The name as the file has it, and the code by which visits and leads name the campaign.
  campaign text NOT NULL,
  code text NOT NULL,
  currency char(3) NOT NULL,
  -- Millionths of a unit of the currency, which is how Google counts. Minor units would lose parts of a cent with each row.
  cost_micros bigint NOT NULL,
  clicks integer NOT NULL,
  stored_at timestamptz(3) NOT NULL,
  CONSTRAINT campaign_costs_pkey PRIMARY KEY (day, campaign),
  CONSTRAINT campaign_has_a_name CHECK (campaign <> '' AND length(campaign) <= 200),
  CONSTRAINT campaign_code_is_a_code CHECK (code ~ '^[a-z0-9._-]{1,40}$'),
  CONSTRAINT cost_has_a_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT cost_is_not_negative CHECK (cost_micros >= 0 AND clicks >= 0)
);

-- A file of costs waits for its confirmation as a file of clients does.
ALTER TABLE import_files DROP CONSTRAINT import_kind_is_known;
ALTER TABLE import_files ADD CONSTRAINT import_kind_is_known CHECK (kind IN ('clients', 'bookings', 'costs'));
