-- A client who is offered other times may keep the present one. Nothing moves by itself then, so staff must learn of it and call.
ALTER TABLE staff_notices DROP CONSTRAINT staff_notice_kind_is_known;
ALTER TABLE staff_notices ADD CONSTRAINT staff_notice_kind_is_known CHECK (
  kind IN ('booked', 'moved', 'cancelled', 'reassigned', 'message', 'request', 'quarantine', 'bank-warning', 'disputed', 'dispute-won',
    'dispute-lost', 'refund-refused', 'payment-difference', 'calendar-unread', 'time-kept')
);
