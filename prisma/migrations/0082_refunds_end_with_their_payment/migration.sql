-- Payments and invoices are deleted when tax law no longer asks for them. Their refunds go before them, after the same six years, which is the
-- shortest time of a profile. Until then a recorded refund stays as it is.
CREATE OR REPLACE FUNCTION keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.payment_id, NEW.amount_minor, NEW.made_at) = (OLD.payment_id, OLD.amount_minor, OLD.made_at) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.made_at < now() - interval '6 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A recorded refund is neither changed nor deleted' USING ERRCODE = '23514', CONSTRAINT = 'refund_is_final';
END;
$$;
