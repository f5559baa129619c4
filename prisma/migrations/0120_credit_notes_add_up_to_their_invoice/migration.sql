-- Three credit notes over 43.33, 43.33 and 43.34 credited a whole invoice over 130.00 but one cent too much of its net amount and one cent too
-- little of its tax, because each was rounded alone. The application now splits a credit note so that no rounding adds up; the database
-- refuses a credit note that takes more than is left of the invoice's net amount or tax. A sum of earlier credit notes that already exceeds
-- one of them leaves 0.
CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  corrected invoices;
  credited record;
BEGIN
  IF NEW.corrects_id IS NOT NULL THEN
    -- The lock makes concurrent credit notes for one invoice wait for each other.
    SELECT * INTO corrected FROM invoices WHERE id = NEW.corrects_id FOR UPDATE;
    IF (corrected.kind, corrected.booking_id, corrected.currency) IS DISTINCT FROM ('invoice'::invoice_kind, NEW.booking_id, NEW.currency) THEN
      RAISE EXCEPTION 'A credit note corrects an invoice of the same booking and currency'
        USING ERRCODE = '23514', CONSTRAINT = 'credit_note_fits_its_invoice';
    END IF;
    SELECT coalesce(sum(net_minor), 0) AS net, coalesce(sum(tax_minor), 0) AS tax, coalesce(sum(total_minor), 0) AS total
      INTO credited FROM invoices WHERE corrects_id = NEW.corrects_id;
    IF NEW.total_minor > corrected.total_minor - credited.total THEN
      RAISE EXCEPTION 'The credit notes of an invoice exceed it' USING ERRCODE = '23514', CONSTRAINT = 'credit_is_at_most_the_invoice';
    END IF;
    IF NEW.net_minor > greatest(0, corrected.net_minor - credited.net) OR NEW.tax_minor > greatest(0, corrected.tax_minor - credited.tax) THEN
      RAISE EXCEPTION 'The credit notes of an invoice exceed its net amount or its tax'
        USING ERRCODE = '23514', CONSTRAINT = 'credit_splits_as_its_invoice';
    END IF;
  END IF;
  IF NEW.success_fee_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM success_fees JOIN cases ON cases.id = success_fees.case_id JOIN bookings ON bookings.client_id = cases.client_id
    WHERE success_fees.id = NEW.success_fee_id AND bookings.id = NEW.booking_id
      AND (success_fees.fee_minor, success_fees.currency) = (NEW.total_minor, NEW.currency)
  ) THEN
    RAISE EXCEPTION 'The invoice of a success fee has its amount and client' USING ERRCODE = '23514', CONSTRAINT = 'invoice_fits_its_fee';
  END IF;
  INSERT INTO invoice_counters AS counter (kind, year, last) VALUES (NEW.kind, NEW.year, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = counter.last + 1 RETURNING last INTO NEW.number;
  RETURN NEW;
END;
$$;
