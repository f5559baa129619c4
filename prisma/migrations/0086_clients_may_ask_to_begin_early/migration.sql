-- A consumer who wants the appointment within the withdrawal period must request this expressly (§ 357a BGB). The instant is kept as
-- proof of the request.
ALTER TABLE bookings ADD COLUMN early_start_requested_at timestamptz(3);
