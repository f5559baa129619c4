-- The booking may be moved or cancelled between a request and its repeat, and the repeat is still the first request.
ALTER TABLE "booking_requests" ADD COLUMN "answer" JSONB;
