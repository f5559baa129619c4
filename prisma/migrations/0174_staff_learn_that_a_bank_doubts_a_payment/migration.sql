-- A bank may report a suspicion of fraud, or ask about a payment, before it takes the money back. Both were silent. A refund at this moment
-- avoids the dispute and its fee, so staff get a notice, and the payment keeps the state "warned" until the bank disputes it.
ALTER TABLE payments DROP CONSTRAINT dispute_has_a_known_state;
ALTER TABLE payments ADD CONSTRAINT dispute_has_a_known_state CHECK (dispute IN ('warned', 'open', 'won', 'lost'));

ALTER TABLE staff_notices DROP CONSTRAINT staff_notice_kind_is_known;
ALTER TABLE staff_notices ADD CONSTRAINT staff_notice_kind_is_known CHECK (
  kind IN ('booked', 'moved', 'cancelled', 'reassigned', 'message', 'request', 'quarantine', 'bank-warning', 'disputed', 'dispute-won',
    'dispute-lost', 'refund-refused', 'payment-difference')
);
