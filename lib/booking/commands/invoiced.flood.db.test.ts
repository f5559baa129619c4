import { clearFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { withClient } from "@/lib/testing/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { until } from "@/lib/testing/until";

import { clearBookings } from "../testing/stored-bookings";
import { book } from "./book";

jest.setTimeout(120_000);
afterEach(clearFirm);

const parallel = 50;
const killed = 5;

const bookInvoiced = (office: Office) =>
  book(aBookingRequest(office, { start: noon, price: { minor: 13_000, currency: "CAD" } }), {}, now);

/**
 * Simulates a server that dies after writing an invoice and before committing it. It dies as soon as another
 * transaction waits for the next invoice number, or when `isOver` returns true because all bookings are made.
 */
async function dieBeforeCommit(isOver: () => boolean): Promise<void> {
  const url = process.env.DATABASE_URL ?? "";
  await withClient(url, async (client) => {
    client.on("error", () => undefined);
    await client.query("begin");
    await client.query(
      `insert into invoices (kind, year, booking_id, issued_on, due_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher)
       select kind, year, booking_id, issued_on, due_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher
       from invoices limit 1`,
    );
    const waiting = "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))";
    await until(async () => isOver() || (await client.query(waiting)).rows.length > 0);
    await client.query("select pg_terminate_backend(pg_backend_pid())").catch(() => undefined);
  });
}

it("leaves no gap in the invoice numbers of fifty parallel bookings while other servers die", async () => {
  await clearBookings();
  await emptyTables("invoice_counters");
  const office = await anOffice({ advisers: parallel + 1 });
  offerInvoices();
  await bookInvoiced(office);
  const bookings = Array.from({ length: parallel }, () => bookInvoiced(office));
  let isOver = false;
  const deaths = Array.from({ length: killed }, () => dieBeforeCommit(() => isOver));
  const results = await Promise.all(bookings).finally(() => (isOver = true));
  await Promise.all(deaths);
  expect(results.filter(({ ok }) => ok)).toHaveLength(parallel);
  const invoices = await db.invoice.findMany({ orderBy: { number: "asc" }, select: { number: true } });
  expect(invoices.map(({ number }) => number)).toEqual(Array.from({ length: parallel + 1 }, (_, index) => index + 1));
});
