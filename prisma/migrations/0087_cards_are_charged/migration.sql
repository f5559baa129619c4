-- Cards are charged by a provider. A refund to a card is sent by a job, and the provider gives it an id; one that the card's bank refuses
-- comes back to the firm, so it no longer counts. A client's bank may also take a payment back: the payment then says so.
ALTER TABLE payments ADD COLUMN dispute TEXT;
ALTER TABLE payments
  ADD CONSTRAINT dispute_has_a_known_state CHECK (dispute IN ('open', 'won', 'lost')),
  ADD CONSTRAINT only_a_card_payment_is_disputed CHECK (dispute IS NULL OR provider = 'stripe');

ALTER TABLE refunds ADD COLUMN provider_id TEXT, ADD COLUMN failed_at TIMESTAMPTZ(3);
CREATE UNIQUE INDEX refunds_provider_id_key ON refunds (provider_id);

CREATE FUNCTION take_failed_refund_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.failed_at IS NULL THEN
    RAISE EXCEPTION 'A refund that failed stays failed' USING ERRCODE = '23514', CONSTRAINT = 'refund_fails_once';
  END IF;
  UPDATE payments SET refunded_minor = refunded_minor - NEW.amount_minor, state = 'paid' WHERE id = NEW.payment_id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER failed_refund_is_taken_back AFTER UPDATE OF failed_at ON refunds
  FOR EACH ROW WHEN (OLD.failed_at IS DISTINCT FROM NEW.failed_at) EXECUTE FUNCTION take_failed_refund_back();

-- The payment or charge that an event is about, so that its job can read the present state at the provider.
ALTER TABLE webhook_events ADD COLUMN object_id TEXT;

-- A card may be charged in the moment in which the time of an unpaid appointment is released. Then money has arrived without an invoice.
CREATE OR REPLACE VIEW booking_balances AS
WITH documents AS (
  SELECT booking_id,
    min(currency) AS currency,
    coalesce(sum(total_minor) FILTER (WHERE kind = 'invoice'), 0)::integer AS invoiced_minor,
    coalesce(sum(total_minor) FILTER (WHERE kind = 'credit_note'), 0)::integer AS credited_minor,
    max(due_on) AS due_on
  FROM invoices GROUP BY booking_id
), money AS (
  SELECT booking_id, min(currency) AS currency, max(paid_at)::date AS paid_on, sum(amount_minor)::integer AS received_minor, sum(refunded_minor)::integer AS refunded_minor
  FROM payments WHERE state IN ('paid', 'refunded') GROUP BY booking_id
), both_sides AS (
  SELECT booking_id, coalesce(documents.currency, money.currency) AS currency, coalesce(due_on, paid_on) AS due_on,
    coalesce(invoiced_minor, 0) AS invoiced_minor,
    coalesce(credited_minor, 0) AS credited_minor,
    coalesce(received_minor, 0) AS received_minor,
    coalesce(refunded_minor, 0) AS refunded_minor
  FROM documents FULL JOIN money USING (booking_id)
)
SELECT booking_id, currency, due_on, invoiced_minor, credited_minor, received_minor, refunded_minor,
  invoiced_minor - credited_minor - received_minor + refunded_minor AS owed_minor
FROM both_sides;

ALTER TABLE staff_notices DROP CONSTRAINT staff_notice_kind_is_known;
ALTER TABLE staff_notices ADD CONSTRAINT staff_notice_kind_is_known CHECK (
  kind IN ('booked', 'moved', 'cancelled', 'reassigned', 'message', 'request', 'quarantine', 'disputed', 'payment-difference')
);
