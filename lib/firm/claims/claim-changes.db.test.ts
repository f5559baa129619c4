import { Client } from "pg";

import { readVersion } from "@/lib/platform/records/versions";
import { insertClaim } from "@/lib/testing/claim-rows";
import type { ClaimRow } from "@/lib/testing/claim-rows";
import { testDatabaseUrl } from "@/lib/testing/database";
import { addVerifiers } from "@/lib/testing/live-office";

let client: Client;
let people: readonly string[];
let notified: (string | undefined)[] = [];

beforeAll(async () => {
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  people = await addVerifiers(client);
  client.on("notification", ({ payload }) => void notified.push(payload));
  await client.query("listen staff_changes");
});
afterAll(() => client.end());

const confirmed = "confirmed_by_id = $2, confirmed_at = now(), confirmed_on = '2026-11-01'";
const proposed: ClaimRow = { second: null, on: null };

/** Runs a statement about a new claim. Returns whether public pages are rendered again and staff notified. */
async function effectOf(row: ClaimRow, statement: string) {
  const id = await insertClaim(client, people, row);
  const before = await readVersion("claims");
  // Notifications of the insertion have arrived before the answer to this query.
  await client.query("select 1");
  notified = [];
  const { rowCount } = await client.query(statement, statement.includes("$2") ? [id, people[1]] : [id]);
  await client.query("select 1");
  return {
    rows: rowCount,
    refreshesPages: (await readVersion("claims")) !== before,
    tellsStaff: notified.includes(JSON.stringify({ kind: "claim", id }).replace(/,/, ", ").replace(/:/g, " : ")),
  };
}

const of = "where kind = 'claim' and subject_id = $1";

it.each<[string, ClaimRow, string, boolean]>([
  ["a confirmed claim", proposed, `update confirmations set ${confirmed} ${of}`, true],
  ["a revoked claim", {}, `update confirmations set ended_at = now(), end_reason = 'changed' ${of}`, true],
  ["an earlier expiry", {}, `update confirmations set expires_on = '2027-02-01' ${of}`, true],
  ["a deleted confirmation", {}, `delete from confirmations ${of}`, true],
  [
    "a proposal",
    { first: null },
    "insert into confirmations (kind, subject_id, proposed_by_id) values ('claim', $1, $2)",
    false,
  ],
  ["a withdrawn proposal", proposed, `update confirmations set ended_at = now(), end_reason = 'changed' ${of}`, false],
])("%s tells staff pages, and public pages if they show it", async (_what, row, statement, refreshesPages) => {
  expect(await effectOf(row, statement)).toEqual({ rows: 1, refreshesPages, tellsStaff: true });
});

it("a claim that is confirmed in one statement, and the end of all confirmations, refresh the pages", async () => {
  const before = await readVersion("claims");
  await client.query(
    `insert into confirmations (kind, subject_id, proposed_by_id, confirmed_by_id, confirmed_at, confirmed_on)
     select 'claim', id, $1, $2, now(), '2026-11-01' from claims where evidence_url is not null and not exists (
       select from confirmations where subject_id = claims.id::text and ended_at is null) limit 1`,
    [...people],
  );
  const between = await readVersion("claims");
  expect(between).not.toBe(before);
  await client.query("truncate confirmations");
  expect(await readVersion("claims")).not.toBe(between);
});
