import { Client } from "pg";

import { evidence, insertClaim, isVerified as isClaimVerified } from "@/lib/testing/claim-rows";
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

describe("the database", () => {
  it.each<[string, ClaimRow, string]>([
    ["a claim of an unknown kind", { kind: "boast" }, "claim_kind_is_known"],
    ["a claim of an unknown profile", { profile: "us" }, "claim_profile_is_known"],
    ["a first verifier who is not a staff member", { first: stranger }, "claim_is_verified_by_staff"],
    ["a second verifier who is not a staff member", { second: stranger }, "claim_is_verified_again_by_staff"],
    ["a claim with the same person as first and second verifier", { second: "first" }, "claim_verifiers_differ"],
    ["a claim with only one verifier", { second: null }, "claim_has_both_verifiers_and_a_day"],
    ["a verification day without verifiers", { first: null, second: null }, "claim_has_both_verifiers_and_a_day"],
    ["verifiers without a verification day", { on: null }, "claim_has_both_verifiers_and_a_day"],
    [
      "a verification day that is in the future in every time zone",
      { on: "2126-01-01" },
      "claim_is_not_verified_in_the_future",
    ],
    ["a verified claim without evidence", { evidence: null }, "verified_claim_has_evidence"],
    ["evidence at an unencrypted URL", { evidence: "http://register.example.org/" }, "verified_claim_has_evidence"],
    [
      "evidence at a URL with a user name that looks like a host",
      { evidence: "https://ciro.ca@example.org/" },
      "verified_claim_has_evidence",
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
      constraint: "claim_is_verified_again_by_staff",
    });
  });
});

describe("a verified claim", () => {
  it.each([
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
    ["a change of the claim's kind", "update claims set kind = 'statistic' where id = $1"],
    ["a change of the expiry date to a later day", "update claims set expires_on = '2027-06-02' where id = $1"],
    ["the removal of the expiry date", "update claims set expires_on = null where id = $1"],
  ])("loses its verification after %s", async (_what, change) => {
    const id = await aClaim();
    expect(await isVerified(id)).toBe(true);
    await client.query(change, [id]);
    expect(await isVerified(id)).toBe(false);
  });

  it("loses its verification when the table of texts is truncated", async () => {
    const id = await aClaim();
    await client.query("truncate claim_texts");
    expect(await isVerified(id)).toBe(false);
  });

  it.each([
    ["a change of its position in lists", "update claims set position = 7 where id = $1"],
    ["a change of the expiry date to an earlier day", "update claims set expires_on = '2027-01-01' where id = $1"],
    ["an update that changes nothing", "update claim_texts set text = text where claim_id = $1"],
  ])("stays verified after %s", async (_what, change) => {
    const id = await aClaim();
    await client.query(change, [id]);
    expect(await isVerified(id)).toBe(true);
  });
});

describe("a proposed claim", () => {
  const stateOf = async (id: string) =>
    (await client.query<{ state: string }>("select state from claims where id = $1", [id])).rows[0]?.state;
  const draft = { first: null, second: null, on: null } as const;

  async function proposed(): Promise<string> {
    const id = await aClaim({ ...draft, evidence: null });
    await client.query(
      "update claims set evidence_url = $2, proposed_by_id = $3, proposed_at = now(), owner_id = $3 where id = $1",
      [id, evidence, first],
    );
    return id;
  }

  it('has the state "proposed" until its verifiers are stored, and then the state "verified"', async () => {
    expect(await stateOf(await aClaim({ ...draft, evidence: null }))).toBe("draft");
    const id = await proposed();
    expect([await stateOf(id), await isVerified(id)]).toEqual(["proposed", false]);
    await client.query(
      "update claims set verified_by_id = proposed_by_id, second_verifier_id = $2, verified_on = '2026-11-02', proposed_by_id = null, proposed_at = null where id = $1",
      [id, second],
    );
    expect([await stateOf(id), await isVerified(id)]).toEqual(["verified", true]);
  });

  it.each([
    ["claim_proposal_has_its_proposer", "update claims set proposed_by_id = null where id = $1"],
    [
      "verified_claim_is_no_proposal",
      "update claims set verified_by_id = proposed_by_id, second_verifier_id = (select id from staff_users where id <> proposed_by_id limit 1), verified_on = '2026-11-02' where id = $1",
    ],
    ["claim_is_proposed_by_staff", "update claims set proposed_by_id = gen_random_uuid() where id = $1"],
    ["claim_owner_is_staff", "update claims set owner_id = gen_random_uuid() where id = $1"],
  ])("is protected by the constraint %s", async (constraint, statement) => {
    await expect(client.query(statement, [await proposed()])).rejects.toMatchObject({ constraint });
  });

  it.each([
    ["the facts", 'update claims set facts = \'{"figure": "2"}\' where id = $1'],
    ["the evidence", "update claims set evidence_url = 'https://register.example.org/other' where id = $1"],
    ["a text", "update claim_texts set text = 'other words' where claim_id = $1 and locale = 'de'"],
  ])("becomes a draft again and keeps its owner after a change of %s", async (_what, statement) => {
    const id = await proposed();
    await client.query(statement, [id]);
    expect(await stateOf(id)).toBe("draft");
    expect((await client.query("select owner_id from claims where id = $1", [id])).rows).toEqual([{ owner_id: first }]);
  });
});
