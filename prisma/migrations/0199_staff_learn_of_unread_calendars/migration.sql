-- An own calendar that cannot be read for 24 hours may hide entries that should block time.
ALTER TABLE staff_notices DROP CONSTRAINT staff_notice_kind_is_known;
ALTER TABLE staff_notices ADD CONSTRAINT staff_notice_kind_is_known CHECK (
  kind IN ('booked', 'moved', 'cancelled', 'reassigned', 'message', 'request', 'quarantine', 'bank-warning', 'disputed', 'dispute-won',
    'dispute-lost', 'refund-refused', 'payment-difference', 'calendar-unread')
);
