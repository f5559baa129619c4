-- Money without an invoice has to go back only if its appointment is cancelled. Before, money for an appointment that stands, as was
-- recorded before the firm sent invoices, counted as money to send back.
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
    documents.booking_id IS NOT NULL AS has_documents,
    coalesce(invoiced_minor, 0) AS invoiced_minor,
    coalesce(credited_minor, 0) AS credited_minor,
    coalesce(received_minor, 0) AS received_minor,
    coalesce(refunded_minor, 0) AS refunded_minor
  FROM documents FULL JOIN money USING (booking_id)
)
SELECT booking_id, currency, due_on, invoiced_minor, credited_minor, received_minor, refunded_minor,
  CASE
    WHEN has_documents OR EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id AND bookings.status = 'cancelled')
    THEN invoiced_minor - credited_minor - received_minor + refunded_minor
    ELSE 0
  END AS owed_minor
FROM both_sides;
