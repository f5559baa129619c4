-- In a case that qualifies, client and firm may agree in writing on a success fee. It is due only after money has arrived in the client's
-- own account: an invoice for a fee names the row with that money, and the database calculates the fee from both.
CREATE TABLE fee_agreements (
    case_id UUID NOT NULL,
    agreed_on DATE NOT NULL,
    -- Hundredths of a percent of the money that arrives.
    rate_basis_points INTEGER NOT NULL,
    -- The signed agreement. Null once the document was deleted.
    document_id UUID,
    recorded_by_id UUID,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT fee_agreements_pkey PRIMARY KEY (case_id),
    CONSTRAINT fee_agreements_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT fee_agreements_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents (id) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT fee_agreements_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT fee_rate_is_a_part CHECK (rate_basis_points BETWEEN 1 AND 9999)
);
CREATE INDEX fee_agreements_document_id_idx ON fee_agreements (document_id);
CREATE INDEX fee_agreements_recorded_by_id_idx ON fee_agreements (recorded_by_id);

CREATE TABLE success_fees (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    case_id UUID NOT NULL,
    -- The day on which money arrived in the client's own account, and how much.
    arrived_on DATE NOT NULL,
    arrived_minor INTEGER NOT NULL,
    currency CHAR(3) NOT NULL,
    -- The rate of the agreement on the day of the invoice.
    rate_basis_points INTEGER NOT NULL,
    fee_minor INTEGER NOT NULL,
    recorded_by_id UUID,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT success_fees_pkey PRIMARY KEY (id),
    -- A case with an agreement and a fee is kept as long as the fee's invoice.
    CONSTRAINT success_fees_case_id_fkey FOREIGN KEY (case_id) REFERENCES fee_agreements (case_id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT success_fees_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT success_fee_currency_is_a_code CHECK (currency ~ '^[A-Z]{3}$'),
    CONSTRAINT success_fee_follows_its_rate
      CHECK (arrived_minor > 0 AND fee_minor > 0 AND fee_minor = arrived_minor::bigint * rate_basis_points / 10000),
    -- A day's tolerance, because the office's day begins before or after the day in UTC.
    CONSTRAINT success_fee_follows_the_money CHECK (arrived_on <= (created_at AT TIME ZONE 'UTC')::date + 1)
);
CREATE INDEX success_fees_case_id_idx ON success_fees (case_id);
CREATE INDEX success_fees_recorded_by_id_idx ON success_fees (recorded_by_id);

ALTER TABLE invoices ADD COLUMN success_fee_id UUID;
ALTER TABLE invoices
  ADD CONSTRAINT invoices_success_fee_id_fkey FOREIGN KEY (success_fee_id) REFERENCES success_fees (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT fee_is_on_an_invoice CHECK (success_fee_id IS NULL OR kind = 'invoice');
CREATE UNIQUE INDEX invoices_success_fee_id_key ON invoices (success_fee_id);

CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  corrected invoices;
BEGIN
  IF NEW.corrects_id IS NOT NULL THEN
    -- The lock makes concurrent credit notes for one invoice wait for each other.
    SELECT * INTO corrected FROM invoices WHERE id = NEW.corrects_id FOR UPDATE;
    IF (corrected.kind, corrected.booking_id, corrected.currency) IS DISTINCT FROM ('invoice'::invoice_kind, NEW.booking_id, NEW.currency) THEN
      RAISE EXCEPTION 'A credit note corrects an invoice of the same booking and currency'
        USING ERRCODE = '23514', CONSTRAINT = 'credit_note_fits_its_invoice';
    END IF;
    IF NEW.total_minor + coalesce((SELECT sum(total_minor) FROM invoices WHERE corrects_id = NEW.corrects_id), 0) > corrected.total_minor THEN
      RAISE EXCEPTION 'The credit notes of an invoice exceed it' USING ERRCODE = '23514', CONSTRAINT = 'credit_is_at_most_the_invoice';
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

CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON fee_agreements
  FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON success_fees
  FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
