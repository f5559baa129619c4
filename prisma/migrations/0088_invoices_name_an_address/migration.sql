-- The postal address that a client gives for the invoice (encrypted). It is kept with the booking until the invoice is issued, which
-- for a payment by card is after the payment.
ALTER TABLE bookings ADD COLUMN invoice_address_cipher bytea;
