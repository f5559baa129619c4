-- Rights of consumers follow the client's country and not the language of the page. The law of a contract is decided when it is
-- concluded, so it is stored with the booking. Clients who were not told how to withdraw may do so for twelve more months
-- (Art. 10 of Directive 2011/83/EU, reg. 31 of the Consumer Contracts Regulations 2013). No earlier booking came with the full
-- instructions, so none of them has the instant at which the client was informed.
CREATE TYPE consumer_law AS ENUM ('no_right', 'eu', 'uk');

ALTER TABLE bookings
  ADD COLUMN consumer_law consumer_law NOT NULL DEFAULT 'no_right',
  ADD COLUMN withdrawal_informed_at timestamptz(3);

-- The country of earlier bookings is not known. Bookings in German had the right to withdraw and keep it. The others get the law of the
-- client's time zone. The trigger that counts versions is switched off, because staff did not change these bookings.
ALTER TABLE bookings DISABLE TRIGGER USER;
UPDATE bookings SET consumer_law = CASE
  WHEN zone IN ('Europe/London', 'Europe/Belfast', 'GB') OR currency = 'GBP' THEN 'uk'::consumer_law
  WHEN locale = 'de' THEN 'eu'::consumer_law
  WHEN zone IN ('Europe/Istanbul', 'Europe/Kaliningrad', 'Europe/Kiev', 'Europe/Kyiv', 'Europe/Kirov', 'Europe/Minsk',
    'Europe/Moscow', 'Europe/Samara', 'Europe/Saratov', 'Europe/Simferopol', 'Europe/Ulyanovsk', 'Europe/Volgograd',
    'Europe/Astrakhan', 'Europe/Chisinau', 'Europe/Belgrade', 'Europe/Podgorica', 'Europe/Sarajevo', 'Europe/Skopje',
    'Europe/Tirane', 'Europe/Zurich', 'Europe/Andorra', 'Europe/Monaco', 'Europe/San_Marino', 'Europe/Vatican',
    'Europe/Gibraltar', 'Europe/Guernsey', 'Europe/Jersey', 'Europe/Isle_of_Man') THEN 'no_right'::consumer_law
  WHEN zone LIKE 'Europe/%' OR zone IN ('Atlantic/Reykjavik', 'Atlantic/Canary', 'Atlantic/Madeira', 'Atlantic/Azores',
    'Asia/Nicosia') THEN 'eu'::consumer_law
  ELSE 'no_right'::consumer_law
END;
ALTER TABLE bookings ENABLE TRIGGER USER;
