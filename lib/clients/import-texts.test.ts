import { readBookings } from "@/lib/booking/desk/import-rows";
import { byteOrderMark, csvLine } from "@/lib/platform/csv/write";
import { locales } from "@/lib/platform/i18n/locales";

import { readClients } from "./import-rows";
import { importKinds, sampleRows } from "./import-texts";

const now = Date.parse("2027-02-16T12:00:00Z");
const readers = {
  clients: (text: string) => readClients(text, now),
  bookings: (text: string) => readBookings(text, now),
};

test.each(locales.flatMap((locale) => importKinds.map((kind) => [kind, locale] as const)))(
  "the import reads the sample file of %s in the language %s",
  async (kind, locale) => {
    const text =
      byteOrderMark +
      sampleRows(kind)
        .map((cells) => csvLine(cells, locale))
        .join("");
    const { rows, problems } = await readers[kind](text);
    expect([rows.length, problems]).toEqual([1, []]);
  },
);

test.each(locales)(
  "the import reads phone numbers and prices as exports write them in the language %s",
  async (locale) => {
    const [columns = [], client = []] = sampleRows("clients");
    const withPlus = client.map((cell) => (cell === "604 555 0123" ? "+1 604 555 0123" : cell));
    const clients = await readers.clients([columns, withPlus].map((cells) => csvLine(cells, locale)).join(""));
    expect(clients).toMatchObject({ problems: [], rows: [{ value: { phone: expect.stringMatching(/604/) } }] });
    const [names = [], booking = []] = sampleRows("bookings");
    const price = locale === "en" ? "130.50" : "130,50";
    const paid = booking.map((cell, index) => (names[index] === "price" ? price : cell));
    const bookings = await readers.bookings([names, paid].map((cells) => csvLine(cells, locale)).join(""));
    expect(bookings).toMatchObject({ problems: [], rows: [{ value: { price: 13_050 } }] });
  },
);
