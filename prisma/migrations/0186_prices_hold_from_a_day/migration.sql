-- A firm announces a new price before it holds, and can show later which price held on a day. A price is therefore a row for
-- each period: it holds from the midnight of its first day, in the zone of the office, until the next row. The prices of
-- today hold from a day before any booking. The table `service_prices` stays for processes of the release before.
CREATE TABLE "price_periods" (
    "service_id" CHAR(24) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "kind" "price_kind" NOT NULL,
    "valid_from" DATE NOT NULL,
    "amount_minor" INTEGER,

    CONSTRAINT "price_periods_pkey" PRIMARY KEY ("service_id","currency","kind","valid_from"),
    -- 0 means free. The highest price is 1,000,000.00.
    CONSTRAINT price_is_in_range CHECK (amount_minor BETWEEN 0 AND 100000000),
    -- Only follow-up appointments can stop being sold. A service that is not sold at all is retired.
    CONSTRAINT initial_price_has_an_amount CHECK (kind <> 'initial' OR amount_minor IS NOT NULL),
    CONSTRAINT price_currency_is_known CHECK (currency IN ('CAD', 'GBP', 'EUR')),
    CONSTRAINT price_day_is_sensible CHECK (valid_from BETWEEN '2000-01-01' AND '2099-12-31')
);

ALTER TABLE "price_periods" ADD CONSTRAINT "price_periods_service_id_fkey" FOREIGN KEY ("service_id")
  REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO price_periods (service_id, currency, kind, valid_from, amount_minor)
  SELECT service_id, currency, 'initial'::price_kind, '2000-01-01'::date, initial_minor FROM service_prices
  UNION ALL
  SELECT service_id, currency, 'follow_up', '2000-01-01', follow_up_minor FROM service_prices WHERE follow_up_minor IS NOT NULL;

CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON price_periods
  FOR EACH ROW EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON price_periods
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('price-book');
