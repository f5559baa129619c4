-- Tax law asks for invoice numbers without gaps. The database gives each number from a counter row in the transaction that writes the
-- document: the row's lock makes concurrent transactions wait, and a transaction that fails gives its number back. An issued document
-- never changes; an error is corrected by a credit note.
CREATE TYPE invoice_kind AS ENUM ('invoice', 'credit_note');

CREATE TABLE invoice_counters (
    kind invoice_kind NOT NULL,
    year INTEGER NOT NULL,
    last INTEGER NOT NULL,

    CONSTRAINT invoice_counters_pkey PRIMARY KEY (kind, year),
    CONSTRAINT invoice_counter_counts CHECK (last > 0)
);

CREATE TABLE invoices (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    kind invoice_kind NOT NULL,
    year INTEGER NOT NULL,
    -- The trigger below replaces it.
    number INTEGER NOT NULL DEFAULT 0,
    booking_id UUID NOT NULL,
    corrects_id UUID,
    issued_on DATE NOT NULL,
    due_on DATE,
    currency CHAR(3) NOT NULL,
    net_minor INTEGER NOT NULL,
    tax_minor INTEGER NOT NULL,
    total_minor INTEGER NOT NULL,
    locale TEXT NOT NULL,
    content_cipher BYTEA NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT invoices_pkey PRIMARY KEY (id),
    CONSTRAINT invoices_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices (id) ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT invoice_number_counts CHECK (number > 0),
    CONSTRAINT invoice_belongs_to_its_year CHECK (extract(year FROM issued_on) = year),
    CONSTRAINT invoice_amounts_add_up CHECK (net_minor >= 0 AND tax_minor >= 0 AND total_minor > 0 AND net_minor + tax_minor = total_minor),
    CONSTRAINT invoice_currency_is_a_code CHECK (currency ~ '^[A-Z]{3}$'),
    CONSTRAINT credit_note_corrects_an_invoice CHECK ((kind = 'credit_note') = (corrects_id IS NOT NULL)),
    CONSTRAINT invoice_has_a_term CHECK ((kind = 'invoice') = (due_on IS NOT NULL) AND due_on >= issued_on)
);
CREATE UNIQUE INDEX invoices_kind_year_number_key ON invoices (kind, year, number);
CREATE INDEX invoices_booking_id_idx ON invoices (booking_id);
CREATE INDEX invoices_corrects_id_idx ON invoices (corrects_id);

CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  corrected invoices;
BEGIN
  IF NEW.corrects_id IS NOT NULL THEN
    -- The lock makes concurrent credit notes for one invoice wait for each other.
    SELECT * INTO corrected FROM invoices WHERE id = NEW.corrects_id FOR UPDATE;
    IF (corrected.kind, corrected.booking_id, corrected.currency) IS DISTINCT FROM ('invoice'::invoice_kind, NEW.booking_id, NEW.currency) THEN
      RAISE EXCEPTION 'A credit note corrects an invoice of the same booking and currency'
        USING ERRCODE = '23514', CONSTRAINT = 'credit_note_fits_its_invoice';
    END IF;
    IF NEW.total_minor + coalesce((SELECT sum(total_minor) FROM invoices WHERE corrects_id = NEW.corrects_id), 0) > corrected.total_minor THEN
      RAISE EXCEPTION 'The credit notes of an invoice exceed it' USING ERRCODE = '23514', CONSTRAINT = 'credit_is_at_most_the_invoice';
    END IF;
  END IF;
  INSERT INTO invoice_counters AS counter (kind, year, last) VALUES (NEW.kind, NEW.year, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = counter.last + 1 RETURNING last INTO NEW.number;
  RETURN NEW;
END;
$$;
CREATE TRIGGER number_is_the_next BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();

-- Six years is the shortest time for which a profile keeps invoices.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_on < current_date - interval '6 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'An issued invoice is neither changed nor deleted' USING ERRCODE = '23514', CONSTRAINT = 'invoice_is_final';
END;
$$;
CREATE TRIGGER invoice_stays_as_issued BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
