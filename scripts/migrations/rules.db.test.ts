import { randomUUID } from "node:crypto";

import { Client } from "pg";

import { freshDatabase, testDatabaseUrl } from "../../lib/testing/database";

let client: Client;

beforeAll(async () => {
  await freshDatabase();
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
});

afterAll(() => client.end());

beforeEach(() => client.query("begin"));
afterEach(() => client.query("rollback"));

async function anAdviser(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "insert into advisers (slug, name, email, zone, languages, daily_cap) values ($1, 'Sample', 'sample@example.com', 'America/Toronto', '{en}', 8) returning id",
    [randomUUID()],
  );
  return rows[0]?.id ?? "";
}

async function aDraft(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "insert into booking_drafts (token_hash, answers_cipher, expires_at) values (sha256($1::text::bytea), '', now()) returning id",
    [randomUUID()],
  );
  return rows[0]?.id ?? "";
}

type Hold = {
  adviser: string;
  from: string;
  to: string;
  draft?: string | null;
  expires?: string | null;
  extensions?: number;
};

async function hold({ adviser, from, to, draft, expires = "2027-01-04T10:10Z", extensions = 0 }: Hold) {
  return client.query(
    "insert into occupied_time (adviser_id, during, starts_at, draft_id, expires_at, extensions) values ($1, tstzrange($2, $3), $2, $4, $5, $6)",
    [adviser, from, to, draft === undefined ? await aDraft() : draft, expires, extensions],
  );
}

const ten = "2027-01-04T10:00Z";
const eleven = "2027-01-04T11:00Z";
const noon = "2027-01-04T12:00Z";

test("an adviser cannot have two meetings at the same time", async () => {
  const adviser = await anAdviser();
  await hold({ adviser, from: ten, to: eleven });
  await expect(hold({ adviser, from: "2027-01-04T10:59Z", to: noon })).rejects.toMatchObject({
    code: "23P01",
    constraint: "adviser_is_free",
  });
});

test("a meeting may start when another meeting ends, and two advisers may have meetings at the same time", async () => {
  const adviser = await anAdviser();
  await hold({ adviser, from: ten, to: eleven });
  await hold({ adviser, from: eleven, to: noon });
  await hold({ adviser: await anAdviser(), from: ten, to: eleven });
});

test.each([
  ["neither a booking nor a hold", { draft: null, expires: null }, "booking_or_hold"],
  ["a hold that never expires", { expires: null }, "booking_or_hold"],
  ["a hold extended three times", { extensions: 3 }, "hold_is_extended_twice_at_most"],
  ["an empty range", { to: ten }, "occupied_range_is_finite"],
  ["an infinite range", { to: "infinity" }, null],
])("the database refuses reserved time with %s", async (_what, change, constraint) => {
  const refused = hold({ adviser: await anAdviser(), from: ten, to: eleven, ...change });
  await expect(refused).rejects.toMatchObject(constraint ? { constraint } : { code: "23514" });
});

test.each([
  ["the weekday number 8", "8, 540, 1020, '2026-01-01', null", "weekday_is_iso"],
  ["a closing time before the opening time", "1, 1020, 540, '2026-01-01', null", "weekly_hours_lie_within_a_day"],
  ["a closing time of 25:00", "1, 540, 1500, '2026-01-01', null", "weekly_hours_lie_within_a_day"],
  ["a last day before the first day", "1, 540, 1020, '2026-01-02', '2026-01-01'", "weekly_hours_end_after_they_begin"],
])("the database refuses weekly hours with %s", async (_what, values, constraint) => {
  const insert = `insert into weekly_hours (adviser_id, weekday, opens_minute, closes_minute, valid_from, valid_to) values ('${await anAdviser()}', ${values})`;
  await expect(client.query(insert)).rejects.toMatchObject({ constraint });
});

test.each([
  ["only an opening time", "'2026-01-01', '2026-01-01', 540, null", "exception_names_both_hours_or_none"],
  ["a last day before the first day", "'2026-01-02', '2026-01-01', null, null", "exception_ends_after_it_begins"],
])("the database refuses an exception to the weekly hours with %s", async (_what, values, constraint) => {
  const insert = `insert into day_exceptions (first_day, last_day, opens_minute, closes_minute) values (${values})`;
  await expect(client.query(insert)).rejects.toMatchObject({ constraint });
});

test("the database refuses email addresses that are not in lower case", async () => {
  const insert =
    "insert into staff_users (email, name, role, password_hash) values ('Sample@example.com', 'Sample', 'viewer', 'x')";
  await expect(client.query(insert)).rejects.toMatchObject({ constraint: "staff_email_is_lower_case" });
});
