-- A refund that a bank refused, and a dispute that arrived as lost, were silent, and the client was asked for the money of a lost dispute.
-- Staff now get a notice of each decision. A refund row says whether it is the money of a lost dispute, so that the client's page can leave
-- that money out of what it asks for. Stripe's ids of disputes begin with "dp_" or "du_", those of refunds with "re_" or "pyr_".
ALTER TABLE refunds ADD COLUMN is_dispute BOOLEAN NOT NULL DEFAULT false;
UPDATE refunds SET is_dispute = true WHERE provider_id ~ '^d[pu]_';

ALTER TABLE staff_notices DROP CONSTRAINT staff_notice_kind_is_known;
ALTER TABLE staff_notices ADD CONSTRAINT staff_notice_kind_is_known CHECK (
  kind IN ('booked', 'moved', 'cancelled', 'reassigned', 'message', 'request', 'quarantine', 'disputed', 'dispute-won', 'dispute-lost',
    'refund-refused', 'payment-difference')
);
