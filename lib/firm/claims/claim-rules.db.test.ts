import { Client } from "pg";

import { insertClaim, isVerified as isClaimVerified, stateOf as stateOfClaim } from "@/lib/testing/claim-rows";
import type { ClaimRow } from "@/lib/testing/claim-rows";
import { testDatabaseUrl } from "@/lib/testing/database";
import { addVerifiers } from "@/lib/testing/live-office";

let client: Client;
let first: string, second: string;

beforeAll(async () => {
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  [first = "", second = ""] = await addVerifiers(client);
});
afterAll(() => client.end());

const stranger = "8b1f5a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f";

const aClaim = (row?: ClaimRow) => insertClaim(client, [first, second], row);
const isVerified = (id: string) => isClaimVerified(client, id);
const stateOf = (id: string) => stateOfClaim(client, id);

describe("the database", () => {
  it.each<[string, ClaimRow, string]>([
    ["a claim of an unknown kind", { kind: "boast" }, "claim_kind_is_known"],
    ["a claim of an unknown profile", { profile: "us" }, "claim_profile_is_known"],
    ["a first verifier who is not a staff member", { first: stranger }, "confirmation_is_proposed_by_staff"],
    ["a second verifier who is not a staff member", { second: stranger }, "confirmation_is_confirmed_by_staff"],
    ["a claim with the same person as first and second verifier", { second: "first" }, "confirmation_needs_two_people"],
    ["a verification day without a second verifier", { second: null }, "confirmation_has_its_person_and_day"],
    ["a second verifier without a verification day", { on: null }, "confirmation_has_its_person_and_day"],
    [
      "a verification day that is in the future in every time zone",
      { on: "2126-01-01" },
      "confirmation_is_not_in_the_future",
    ],
    ["a verified claim without evidence", { evidence: null }, "confirmed_claim_has_evidence"],
    ["evidence at an unencrypted URL", { evidence: "http://register.example.org/" }, "evidence_is_an_https_address"],
    [
      "evidence at a URL with a user name that looks like a host",
      { evidence: "https://ciro.ca@example.org/" },
      "evidence_is_an_https_address",
    ],
    [
      "a verified claim with BaFin as its register",
      { kind: "regulator", facts: '{"register":"bafin"}' },
      "bafin_approves_nobody",
    ],
    ["a verified claim with BaFin in its key", { key: "regulator.BaFin" }, "bafin_approves_nobody"],
  ])("refuses %s", async (_what, row, constraint) => {
    await expect(aClaim({ ...row, ...(row.second === "first" ? { second: first } : {}) })).rejects.toMatchObject({
      constraint,
    });
  });

  it("refuses to delete a staff member who has verified a claim", async () => {
    await aClaim();
    await expect(client.query("delete from staff_users where id = $1", [second])).rejects.toMatchObject({
      constraint: "confirmation_is_confirmed_by_staff",
    });
  });

  it("refuses a verification in the old columns, which no page reads any more", async () => {
    const id = await aClaim();
    await expect(
      client.query("update claims set verified_by_id = $2 where id = $1", [id, first]),
    ).rejects.toMatchObject({ constraint: "claim_is_verified_by_a_confirmation" });
  });

  it("refuses to leave a claim out in English, or in an unknown language", async () => {
    const id = await aClaim();
    for (const locale of ["en", "it"])
      await expect(
        client.query("update claims set left_out_locales = array[$2] where id = $1", [id, locale]),
      ).rejects.toMatchObject({ constraint: "claim_is_shown_in_english" });
  });
});

describe("a verified claim", () => {
  const changes: [string, string][] = [
    ["a change of a text", "update claim_texts set text = 'more' where claim_id = $1 and locale = 'de'"],
    [
      "a change of a text's source",
      "update claim_texts set source = 'elsewhere' where claim_id = $1 and locale = 'en'",
    ],
    ["a change of a text's limits", "update claim_texts set limits = 'none' where claim_id = $1 and locale = 'en'"],
    [
      "the addition of a text in another language",
      "insert into claim_texts (claim_id, locale, text, source) values ($1, 'fr-CA', 'texte', 'source')",
    ],
    ["the deletion of a text", "delete from claim_texts where claim_id = $1 and locale = 'de'"],
    ["a change of the figure", `update claims set facts = '{"figure": "12"}' where id = $1`],
    ["a change of the evidence", "update claims set evidence_url = 'https://register.example.org/other' where id = $1"],
    ["a change of the evidence's day", "update claims set evidence_dated_on = '2026-10-01' where id = $1"],
    ["a change of its languages", "update claims set left_out_locales = '{fr-CA}' where id = $1"],
    ["a change of the claim's kind", "update claims set kind = 'statistic' where id = $1"],
    ["a change of the expiry date to a later day", "update claims set expires_on = '2027-06-02' where id = $1"],
    ["the removal of the expiry date", "update claims set expires_on = null where id = $1"],
  ];

  it.each(changes)("loses its verification after %s", async (_what, change) => {
    const id = await aClaim();
    expect(await isVerified(id)).toBe(true);
    await client.query(change, [id]);
    expect(await isVerified(id)).toBe(false);
  });

  it.each(changes)("becomes a draft again, if it was only proposed, after %s", async (_what, change) => {
    const id = await aClaim({ second: null, on: null });
    expect(await stateOf(id)).toBe("proposed");
    await client.query(change, [id]);
    expect(await stateOf(id)).toBeUndefined();
  });

  it.each([["claim_texts"], ["claims cascade"]])(
    "loses its verification when a table is truncated: %s",
    async (table) => {
      const id = await aClaim();
      await client.query(`truncate ${table}`);
      expect(await isVerified(id)).toBe(false);
    },
  );

  it("loses its verification when it is deleted", async () => {
    const id = await aClaim();
    await client.query("delete from claims where id = $1", [id]);
    const { rows } = await client.query("select state, end_reason from confirmations where subject_id = $1", [id]);
    expect(rows).toEqual([{ state: "ended", end_reason: "deleted" }]);
  });

  it.each([
    ["a change of its position in lists", "update claims set position = 7 where id = $1"],
    ["a change of its owner", "update claims set owner_id = (select id from staff_users limit 1) where id = $1"],
    ["a change of the expiry date to an earlier day", "update claims set expires_on = '2027-01-01' where id = $1"],
    ["an update that changes nothing", "update claim_texts set text = text where claim_id = $1"],
  ])("stays verified after %s", async (_what, change) => {
    const id = await aClaim();
    await client.query(change, [id]);
    expect(await isVerified(id)).toBe(true);
  });

  it("expires on the earlier day that the claim was given", async () => {
    const id = await aClaim();
    await client.query("update claims set expires_on = '2027-01-01' where id = $1", [id]);
    const { rows } = await client.query("select expires_on::text from confirmations where subject_id = $1", [id]);
    expect(rows).toEqual([{ expires_on: "2027-01-01" }]);
  });
});

it("the version of a claim counts changes of the claim and of its texts, and nothing else", async () => {
  const id = await aClaim();
  const versionOf = async () =>
    (await client.query<{ version: number }>("select version from claims where id = $1", [id])).rows[0]?.version ?? 0;
  const start = await versionOf();
  await client.query("update claims set position = 9 where id = $1", [id]);
  await client.query("update claim_texts set text = 'other' where claim_id = $1 and locale = 'de'", [id]);
  expect(await versionOf()).toBe(start + 2);
  await client.query("update claims set position = position where id = $1", [id]);
  await client.query("update claim_texts set text = text where claim_id = $1", [id]);
  expect(await versionOf()).toBe(start + 2);
});
