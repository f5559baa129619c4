import { Client } from "pg";

import { freshDatabase, testDatabaseUrl } from "../../lib/testing/database";

let client: Client;
const id = "66a1f0c25d3b9e0012ab4c01";

beforeAll(async () => {
  await freshDatabase();
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
});

afterAll(() => client.end());

beforeEach(async () => {
  await client.query("begin");
  await addService(id, "evidence-review");
});
afterEach(() => client.query("rollback"));

const addService = (serviceId: string, slug: string) =>
  client.query(
    "insert into services (id, slug, type, category, icon, minutes, slot_grid_minutes, min_notice_minutes, position) values ($1, $2, 'legal', 'recovery', 'search', 45, 30, 120, 7)",
    [serviceId, slug],
  );
const addPrice = (amount: number | null, { kind = "initial", day = "2027-01-01", currency = "CAD" } = {}) =>
  client.query(
    "insert into price_periods (service_id, currency, kind, valid_from, amount_minor) values ($1, $2, $3, $4, $5)",
    [id, currency, kind, day, amount],
  );

describe("the database refuses", () => {
  test.each<[string, () => Promise<unknown>, string]>([
    ["a price below zero", () => addPrice(-1), "price_is_in_range"],
    ["a price above 1,000,000.00", () => addPrice(100_000_001), "price_is_in_range"],
    ["a first appointment without an amount", () => addPrice(null), "initial_price_has_an_amount"],
    ["a currency outside the price book", () => addPrice(1, { currency: "USD" }), "price_currency_is_known"],
    ["a price from a day in a past century", () => addPrice(1, { day: "1999-12-31" }), "price_day_is_sensible"],
    ["a second price from the same day", () => addPrice(1).then(() => addPrice(2)), "price_periods_pkey"],
    [
      "a grid that does not divide the day",
      () => client.query("update services set slot_grid_minutes = 7"),
      "slot_grid_divides_the_day",
    ],
    [
      "an appointment of nine hours",
      () => client.query("update services set minutes = 540"),
      "service_times_are_sensible",
    ],
    ["a horizon of no days", () => client.query("update services set horizon_days = 0"), "service_horizon_is_in_range"],
    [
      "a retired service that is offered",
      () => client.query("update services set retired_at = now()"),
      "retired_service_is_not_offered",
    ],
    [
      "an alias that is the slug of a service",
      () => client.query("insert into service_aliases (alias, service_id) values ('evidence-review', $1)", [id]),
      "service_names_are_unique",
    ],
    [
      "a slug that is an alias of a service",
      async () => {
        await client.query("insert into service_aliases (alias, service_id) values ('file-review', $1)", [id]);
        await addService("66a1f0c25d3b9e0012ab4c02", "file-review");
      },
      "service_names_are_unique",
    ],
  ])("%s", async (_what, change, constraint) => {
    await expect(change()).rejects.toMatchObject({ constraint });
  });
});

test("the database accepts a free appointment and the end of follow-up appointments", async () => {
  await addPrice(0);
  await addPrice(100_000_000, { currency: "EUR" });
  await addPrice(null, { kind: "follow_up" });
  const { rows } = await client.query("select count(*)::int as n from price_periods where service_id = $1", [id]);
  expect(rows).toEqual([{ n: 3 }]);
});
