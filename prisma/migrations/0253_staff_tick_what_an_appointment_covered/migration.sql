-- During an appointment, staff tick the points that they have covered. A colleague who goes on with the appointment sees the same ticks. They
-- are rows of their own, because a change of the booking would make the forms outdated that show the booking.
CREATE TABLE booking_points (
  booking_id uuid NOT NULL,
  -- The code of the point, as in lib/booking/desk/points.ts.
  point text NOT NULL,
  covered_by_id uuid NOT NULL,
  covered_at timestamptz(3) NOT NULL,
  CONSTRAINT booking_points_pkey PRIMARY KEY (booking_id, point),
  CONSTRAINT booking_points_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT booking_points_covered_by_id_fkey FOREIGN KEY (covered_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX booking_points_covered_by_id_idx ON booking_points (covered_by_id);
