-- "030 1234567" can be dialled only by someone who knows that it was typed in Germany. The forms now ask for the country of a
-- phone number, so messages and requests for help keep the number as typed and, where it can be converted, in E.164, as
-- bookings and clients already do. Rows from before have no country and stay without it.
ALTER TABLE contact_messages ADD COLUMN phone_e164 TEXT
  CONSTRAINT contact_message_number_is_e164 CHECK (phone_e164 ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE leads ADD COLUMN phone_e164 TEXT
  CONSTRAINT lead_number_is_e164 CHECK (phone_e164 ~ '^\+[1-9][0-9]{6,14}$');
