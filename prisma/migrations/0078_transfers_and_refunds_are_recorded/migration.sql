-- What a booking owes is calculated from its invoices, credit notes, payments and refunds, and is stored nowhere else. A refund is a row of
-- its own, because it has its own day and credit note. Payments and refunds are recorded by staff until a provider reports them.
ALTER TABLE payments ADD COLUMN recorded_by_id UUID;
ALTER TABLE payments
  ADD CONSTRAINT payments_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX payments_recorded_by_id_idx ON payments (recorded_by_id);
CREATE INDEX payments_paid_at_idx ON payments (paid_at);
CREATE INDEX invoices_issued_on_idx ON invoices (issued_on);

CREATE TABLE refunds (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    payment_id UUID NOT NULL,
    -- The credit note that the refund caused. Null if an earlier credit note, as of a cancellation, covers it, or no invoice was owed.
    credit_note_id UUID,
    amount_minor INTEGER NOT NULL,
    made_at TIMESTAMPTZ(3) NOT NULL,
    recorded_by_id UUID,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT refunds_pkey PRIMARY KEY (id),
    CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT refunds_credit_note_id_fkey FOREIGN KEY (credit_note_id) REFERENCES invoices (id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT refunds_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT refund_amount_is_positive CHECK (amount_minor > 0)
);
CREATE INDEX refunds_payment_id_idx ON refunds (payment_id);
CREATE INDEX refunds_credit_note_id_idx ON refunds (credit_note_id);
CREATE INDEX refunds_recorded_by_id_idx ON refunds (recorded_by_id);
CREATE INDEX refunds_made_at_idx ON refunds (made_at);

-- The payment's column repeats the sum of its refunds, so that its check refuses more than was paid.
CREATE FUNCTION add_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET
    refunded_minor = refunded_minor + NEW.amount_minor,
    state = CASE WHEN refunded_minor + NEW.amount_minor = amount_minor THEN 'refunded'::payment_state ELSE state END
  WHERE id = NEW.payment_id AND state IN ('paid', 'refunded');
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Only a received payment is refunded' USING ERRCODE = '23514', CONSTRAINT = 'refund_is_of_a_received_payment';
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER refund_is_added AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION add_refund();

CREATE FUNCTION keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.payment_id, NEW.amount_minor, NEW.made_at) = (OLD.payment_id, OLD.amount_minor, OLD.made_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A recorded refund is neither changed nor deleted' USING ERRCODE = '23514', CONSTRAINT = 'refund_is_final';
END;
$$;
CREATE TRIGGER refund_stays_as_recorded BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refund();

-- Lists filter by what is owed. `lib/payments/balance.ts` calculates the same for one booking.
CREATE VIEW booking_balances AS
WITH documents AS (
  SELECT booking_id,
    min(currency) AS currency,
    coalesce(sum(total_minor) FILTER (WHERE kind = 'invoice'), 0)::integer AS invoiced_minor,
    coalesce(sum(total_minor) FILTER (WHERE kind = 'credit_note'), 0)::integer AS credited_minor,
    max(due_on) AS due_on
  FROM invoices GROUP BY booking_id
), money AS (
  SELECT booking_id, sum(amount_minor)::integer AS received_minor, sum(refunded_minor)::integer AS refunded_minor
  FROM payments WHERE state IN ('paid', 'refunded') GROUP BY booking_id
)
SELECT booking_id, currency, due_on, invoiced_minor, credited_minor,
  coalesce(received_minor, 0) AS received_minor,
  coalesce(refunded_minor, 0) AS refunded_minor,
  invoiced_minor - credited_minor - coalesce(received_minor, 0) + coalesce(refunded_minor, 0) AS owed_minor
FROM documents LEFT JOIN money USING (booking_id);
