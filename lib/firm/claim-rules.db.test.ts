import type { Client } from "pg";

import { Client as PgClient } from "pg";

import { testDatabaseUrl } from "@/lib/testing/database";
import { addVerifiers } from "@/lib/testing/live-office";

let client: Client;
let first: string, second: string;

beforeAll(async () => {
  client = new PgClient({ connectionString: testDatabaseUrl() });
  await client.connect();
  [first = "", second = ""] = await addVerifiers(client);
});
afterAll(() => client.end());

const evidence = "https://register.example.org/entry";
const stranger = "8b1f5a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f";

type Row = {
  key?: string;
  kind?: string;
  profile?: string;
  facts?: string;
  evidence?: string | null;
  first?: string | null;
  second?: string | null;
  on?: string | null;
  expires?: string | null;
};

/** One claim for each test, verified unless the row says otherwise; its texts are in English and German. */
async function aClaim(row: Row = {}): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into claims (key, kind, profile, facts, evidence_url, verified_by_id, second_verifier_id, verified_on, expires_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      row.key ?? `promise.${crypto.randomUUID()}`,
      row.kind ?? "promise",
      row.profile ?? "ca",
      row.facts ?? "{}",
      ...(["evidence", "first", "second", "on", "expires"] as const).map((name) =>
        row[name] === undefined
          ? { evidence, first, second, on: "2026-11-01", expires: "2027-06-01" }[name]
          : row[name],
      ),
    ],
  );
  const id = rows[0]?.id ?? "";
  await client.query(
    "insert into claim_texts (claim_id, locale, text, source) select $1, locale, 'text', 'source' from unnest('{en,de}'::text[]) locale",
    [id],
  );
  await client.query(
    "update claims set verified_by_id = $2, second_verifier_id = $3, verified_on = '2026-11-01' where id = $1 and evidence_url is not null",
    [id, first, second],
  );
  await client.query("delete from audit_events");
  return id;
}

const isVerified = async (id: string) =>
  (
    await client.query<{ is: boolean }>(
      "select verified_on is not null and verified_by_id is not null as is from claims where id = $1",
      [id],
    )
  ).rows[0]?.is;
const events = async () =>
  (await client.query("select actor_kind, actor_id, action, subject_id, details from audit_events order by id")).rows;

describe("the database refuses", () => {
  it.each<[string, Row, string]>([
    ["an unknown kind", { kind: "boast" }, "claim_kind_is_known"],
    ["an unknown profile", { profile: "us" }, "claim_profile_is_known"],
    ["a first verifier who is no staff member", { first: stranger }, "claim_is_verified_by_staff"],
    ["a second verifier who is no staff member", { second: stranger }, "claim_is_verified_again_by_staff"],
    ["one person twice", { second: "first" }, "claim_verifiers_differ"],
    ["one person alone", { second: null }, "claim_has_both_verifiers_and_a_day"],
    ["a day without people", { first: null, second: null }, "claim_has_both_verifiers_and_a_day"],
    ["people without a day", { on: null }, "claim_has_both_verifiers_and_a_day"],
    ["no evidence", { evidence: null }, "verified_claim_has_evidence"],
    ["evidence without encryption", { evidence: "http://register.example.org/" }, "verified_claim_has_evidence"],
    [
      "evidence on a host disguised by a user name",
      { evidence: "https://ciro.ca@example.org/" },
      "verified_claim_has_evidence",
    ],
    [
      "a verified approval by BaFin, by its register",
      { kind: "regulator", facts: '{"register":"bafin"}' },
      "bafin_approves_nobody",
    ],
    ["a verified approval by BaFin, by its key", { key: "regulator.BaFin" }, "bafin_approves_nobody"],
  ])("%s", async (_what, row, constraint) => {
    await expect(aClaim({ ...row, ...(row.second === "first" ? { second: first } : {}) })).rejects.toMatchObject({
      constraint,
    });
  });

  it("to forget a staff member who has verified a claim", async () => {
    await aClaim();
    await expect(client.query("delete from staff_users where id = $1", [second])).rejects.toMatchObject({
      constraint: "claim_is_verified_again_by_staff",
    });
  });
});

describe("a verified claim", () => {
  it.each([
    ["another text", "update claim_texts set text = 'more' where claim_id = $1 and locale = 'de'"],
    ["another source", "update claim_texts set source = 'elsewhere' where claim_id = $1 and locale = 'en'"],
    ["other limits", "update claim_texts set limits = 'none' where claim_id = $1 and locale = 'en'"],
    [
      "a text in another language",
      "insert into claim_texts (claim_id, locale, text, source) values ($1, 'fr-CA', 'texte', 'source')",
    ],
    ["a deleted text", "delete from claim_texts where claim_id = $1 and locale = 'de'"],
    ["another figure", `update claims set facts = '{"figure": "12"}' where id = $1`],
    ["other evidence", "update claims set evidence_url = 'https://register.example.org/other' where id = $1"],
    ["another kind", "update claims set kind = 'statistic' where id = $1"],
    ["a later end", "update claims set expires_on = '2027-06-02' where id = $1"],
    ["no end", "update claims set expires_on = null where id = $1"],
  ])("is verified no more after %s", async (_what, change) => {
    const id = await aClaim();
    expect(await isVerified(id)).toBe(true);
    await client.query(change, [id]);
    expect(await isVerified(id)).toBe(false);
  });

  it("is verified no more once all texts were deleted at one stroke", async () => {
    const id = await aClaim();
    await client.query("truncate claim_texts");
    expect(await isVerified(id)).toBe(false);
  });

  it.each([
    ["another place in lists", "update claims set position = 7 where id = $1"],
    ["an earlier end", "update claims set expires_on = '2027-01-01' where id = $1"],
    ["an update that changes nothing", "update claim_texts set text = text where claim_id = $1"],
  ])("stays verified after %s", async (_what, change) => {
    const id = await aClaim();
    await client.query(change, [id]);
    expect(await isVerified(id)).toBe(true);
  });
});

describe("the audit trail", () => {
  it("tells of a change by SQL, with the names of columns and no words", async () => {
    const id = await aClaim();
    await client.query("update claims set position = 3 where id = $1", [id]);
    expect(await events()).toEqual([
      {
        actor_kind: "database",
        actor_id: null,
        action: "claim.changed",
        subject_id: id,
        details: { columns: "position", verified: true },
      },
    ]);
  });

  it("tells of a changed text and of the verification that it ended, and by whom", async () => {
    const id = await aClaim();
    await client.query("begin");
    await client.query("select set_config('app.staff_id', $1, true)", [first]);
    await client.query(
      "update claim_texts set text = 'Harbour Example', limits = 'few' where claim_id = $1 and locale = 'de'",
      [id],
    );
    await client.query("commit");
    const by = { actor_kind: "staff", actor_id: first, subject_id: id };
    const found = await events();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      ...by,
      action: "claim-text.changed",
      details: { columns: "limits,text", locale: "de" },
    });
    expect(found).toContainEqual({
      ...by,
      action: "claim.changed",
      details: { columns: "second_verifier_id,state,verified_by_id,verified_on", verified: false },
    });
    expect(JSON.stringify(found)).not.toContain("Harbour");
    // The setting ends with its transaction.
    await client.query("update claims set position = 4 where id = $1", [id]);
    expect((await events()).at(-1)).toMatchObject({ actor_kind: "database", actor_id: null });
  });

  it("tells of what is added and deleted, one by one or all at once, and not of what changes nothing", async () => {
    const id = await aClaim();
    await client.query("update claims set position = position");
    expect(await events()).toEqual([]);
    await client.query("delete from claims where id = $1", [id]);
    expect((await events()).map(({ action }) => action).sort()).toEqual([
      "claim-text.deleted",
      "claim-text.deleted",
      "claim.deleted",
    ]);
    await client.query("insert into claims (key, kind, profile) values ('promise.added', 'promise', 'ca')");
    expect((await events()).at(-1)).toMatchObject({ action: "claim.added", details: { verified: false } });
    await client.query("truncate claims cascade");
    expect((await events()).slice(-2)).toMatchObject([
      { action: "claim.all-deleted", subject_id: "all" },
      { action: "claim-text.all-deleted", subject_id: "all" },
    ]);
  });
});

describe("a proposal", () => {
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

  it("is a state between draft and verified, and shows nothing", async () => {
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
  ])("is held by %s", async (constraint, statement) => {
    await expect(client.query(statement, [await proposed()])).rejects.toMatchObject({ constraint });
  });

  it.each([
    ["the facts", 'update claims set facts = \'{"figure": "2"}\' where id = $1'],
    ["the evidence", "update claims set evidence_url = 'https://register.example.org/other' where id = $1"],
    ["a text", "update claim_texts set text = 'other words' where claim_id = $1 and locale = 'de'"],
  ])("ends with a change of %s, and its owner stays", async (_what, statement) => {
    const id = await proposed();
    await client.query(statement, [id]);
    expect(await stateOf(id)).toBe("draft");
    expect((await client.query("select owner_id from claims where id = $1", [id])).rows).toEqual([{ owner_id: first }]);
  });
});
