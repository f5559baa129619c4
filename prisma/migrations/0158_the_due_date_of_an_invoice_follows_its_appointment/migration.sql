-- A client who moved an appointment nearer was asked for the money after it. The due date says when a payment is expected; no tax law makes
-- it a part of the invoice. It is therefore the one field of an issued invoice that may change. Everything else stays as issued.
CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_on < current_date - interval '6 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND is_encrypting_again()
    AND to_jsonb(OLD) - 'content_cipher' = to_jsonb(NEW) - 'content_cipher' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'due_on' = to_jsonb(NEW) - 'due_on' AND OLD.content_cipher = NEW.content_cipher THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An issued invoice is neither changed nor deleted' USING ERRCODE = '23514', CONSTRAINT = 'invoice_is_final';
END;
$$;
