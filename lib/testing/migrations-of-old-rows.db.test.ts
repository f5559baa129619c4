import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { Client } from "pg";

import { manageToken } from "@/lib/booking/change/manage-link";
import { hashToken } from "@/lib/platform/security/token";

import { anotherDatabase } from "./database";

/** The last migration of the first release. The data of that release must survive the later migrations. */
const firstRelease = "0017";

const folder = join(process.cwd(), "prisma", "migrations");
const migrations = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const isOld = (name: string) => name.slice(0, 4) <= firstRelease;

const open = { id: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b701", reference: "FRS-OLD-0001", status: "confirmed" };
const cancelled = { id: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b702", reference: "FRS-OLD-0002", status: "cancelled" };

let database: Awaited<ReturnType<typeof anotherDatabase>>;
let client: Client;

/** Applies each migration file in its own transaction, as a deployment does. */
async function apply(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await client.query("begin");
    await client.query(readFileSync(join(folder, name, "migration.sql"), "utf8"));
    await client.query("commit");
  }
}

beforeAll(async () => {
  database = await anotherDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("drop schema public cascade; create schema public");
  await apply(migrations.filter(isOld));
  await client.query(readFileSync(join(__dirname, "rows-of-the-first-release.sql"), "utf8"));
  for (const { id, reference, status } of [open, cancelled]) {
    await client.query(
      `insert into bookings (id, reference, status, client_id, service_id, adviser_id, starts_at, ends_at, zone, locale, price_minor, currency,
         is_new_client, first_name, last_name, email, phone, preferred_contact, manage_token_hash, caller_words, adviser_reason, terms_accepted_at, privacy_consent_at)
       select $1, $2, $3, c.id, s.id, a.id, '2027-01-15T17:00Z', '2027-01-15T18:00Z', 'America/Toronto', 'en', 13000, 'CAD',
         true, 'Old', 'Sample', c.email, c.phone, 'phone', $4, '{a,b,c,d}', 'bare', now(), now() from clients c, services s, advisers a`,
      [id, reference, status, hashToken(manageToken(id))],
    );
  }
  await client.query(
    `insert into occupied_time (adviser_id, during, starts_at, booking_id)
     select adviser_id, tstzrange(starts_at, ends_at), starts_at, id from bookings where status = 'confirmed'`,
  );
  await apply(migrations.filter((name) => !isOld(name)));
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it("keeps the manage link, price and time of each booking", async () => {
  for (const { id, reference, status } of [open, cancelled]) {
    const { rows } = await client.query(
      "select reference, status, price_minor, starts_at from bookings where manage_token_hash = $1",
      [hashToken(manageToken(id))],
    );
    expect(rows).toEqual([{ reference, status, price_minor: 13_000, starts_at: new Date("2027-01-15T17:00Z") }]);
  }
});

it("keeps the prices, which have always held", async () => {
  const { rows } = await client.query("select currency, kind, valid_from::text, amount_minor from price_periods");
  expect(rows).toEqual([{ currency: "CAD", kind: "initial", valid_from: "2000-01-01", amount_minor: 0 }]);
});

it("allows an old booking to be moved and cancelled in the migrated database", async () => {
  await client.query("begin");
  await client.query(
    "update bookings set starts_at = '2027-01-16T17:00Z', ends_at = '2027-01-16T18:00Z' where id = $1",
    [open.id],
  );
  await client.query(
    "update occupied_time set starts_at = '2027-01-16T17:00Z', during = tstzrange('2027-01-16T17:00Z', '2027-01-16T18:00Z') where booking_id = $1",
    [open.id],
  );
  await client.query("commit");
  await client.query("begin");
  await client.query("update bookings set status = 'cancelled', cancelled_at = now() where id = $1", [open.id]);
  await client.query("delete from occupied_time where booking_id = $1", [open.id]);
  await client.query("commit");
  expect((await client.query("select status from bookings where id = $1", [open.id])).rows).toEqual([
    { status: "cancelled" },
  ]);
});

it("fills in a missing cancellation time from the audit log", async () => {
  const { rows } = await client.query("select cancelled_at from bookings where id = $1", [cancelled.id]);
  expect(rows).toEqual([{ cancelled_at: new Date("2026-11-02T10:00Z") }]);
});
