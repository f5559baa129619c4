import { Client } from "pg";

import { insertClaim, stateOf } from "@/lib/testing/claim-rows";
import type { ClaimRow } from "@/lib/testing/claim-rows";
import { testDatabaseUrl } from "@/lib/testing/database";
import { staffAs } from "@/lib/testing/staff-as";

import type { Staff } from "../auth/staff";
import { db } from "../db/client";
import { confirm, end, propose, sendBack } from "./commands";
import { countWaiting, listHistory } from "./queries";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-11-02T15:00:00Z");
const today = "2026-11-02";
let client: Client;
let first: Staff, second: Staff;

beforeAll(async () => {
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  first = await staffAs("compliance");
  second = await staffAs("admin");
});
afterAll(() => client.end());

const aClaim = (row: ClaimRow = { first: null }) => insertClaim(client, [first.id, second.id], row);
const proposeClaim = (id: string, by = first) =>
  db.$transaction((tx) => propose(tx, by, { kind: "claim", id, note: "Counted twice", now }));
const confirmBy = (by: Staff, id: string) => db.$transaction((tx) => confirm(tx, by, { id, now, today }));
const idOf = (result: Awaited<ReturnType<typeof proposeClaim>>) => (result.ok ? result.value : "");
const actionsOf = async (id: string) =>
  (
    await db.auditEvent.findMany({
      where: { subjectId: id, action: { startsWith: "claim." } },
      orderBy: { id: "asc" },
      select: { actorId: true, action: true },
    })
  ).map(({ actorId, action }) => [actorId, action]);

it("one person proposes, another one confirms, and each act is in the audit log", async () => {
  const claim = await aClaim();
  const proposal = idOf(await proposeClaim(claim));
  expect(await stateOf(client, claim)).toBe("proposed");
  expect(await confirmBy(first, proposal)).toMatchObject({ ok: false, details: { rule: "own" } });
  expect(await confirmBy(second, proposal)).toEqual({ ok: true, value: null });
  expect(await stateOf(client, claim)).toBe("confirmed");
  expect(await confirmBy(second, proposal)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await actionsOf(claim)).toEqual([
    [first.id, "claim.proposed"],
    [second.id, "claim.confirmed"],
  ]);
});

it("a second proposal of the same record is refused while the first is open", async () => {
  const claim = await aClaim();
  await proposeClaim(claim);
  expect(await proposeClaim(claim, second)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("the second person sends a proposal back with a reason, the first one withdraws it, and both stay as history", async () => {
  const claim = await aClaim();
  const proposal = idOf(await proposeClaim(claim));
  const sent = (by: Staff) => db.$transaction((tx) => sendBack(tx, by, { id: proposal, now, reason: "Wrong year" }));
  expect(await sent(first)).toMatchObject({ details: { rule: "own" } });
  expect(await sent(second)).toMatchObject({ ok: true });
  expect(await sent(second)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const again = idOf(await proposeClaim(claim));
  expect(await db.$transaction((tx) => end(tx, first, { id: again, now }))).toEqual({ ok: true, value: "withdrawn" });
  expect(await db.$transaction((tx) => end(tx, first, { id: again, now }))).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  const history = await listHistory({ kind: "claim", id: claim });
  expect(history.map(({ endReason, endNote }) => [endReason, endNote]).sort()).toEqual([
    ["sent-back", "Wrong year"],
    ["withdrawn", null],
  ]);
});

it("a confirmation is revoked by one person", async () => {
  const claim = await aClaim();
  const proposal = idOf(await proposeClaim(claim));
  await confirmBy(second, proposal);
  expect(await db.$transaction((tx) => end(tx, first, { id: proposal, now }))).toEqual({ ok: true, value: "revoked" });
  expect(await stateOf(client, claim)).toBeUndefined();
});

it("a proposal that another transaction changes is not confirmed", async () => {
  const claim = await aClaim();
  const proposal = idOf(await proposeClaim(claim));
  await client.query("begin");
  await client.query("update claim_texts set text = 'two' where claim_id = $1 and locale = 'en'", [claim]);
  const confirming = confirmBy(second, proposal);
  await client.query("commit");
  expect(await confirming).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("a proposal that is made while another transaction changes its content is made of the new content", async () => {
  const claim = await aClaim();
  await client.query("begin");
  await client.query("update claim_texts set text = 'two' where claim_id = $1 and locale = 'en'", [claim]);
  const proposing = proposeClaim(claim);
  await client.query("commit");
  expect(await confirmBy(second, idOf(await proposing))).toMatchObject({ ok: true });
});

describe("the database", () => {
  const insert = (columns: string, values: string, claim: string) =>
    client.query(
      `insert into confirmations (kind, subject_id, proposed_by_id, ${columns}) values ('claim', $1, $2, ${values})`,
      [claim, first.id],
    );

  it("refuses a kind without content, and an unknown kind", async () => {
    const unknown = (kind: string) =>
      client.query(
        "insert into confirmations (kind, subject_id, proposed_by_id, content_hash) values ($1, '1', $2, '')",
        [kind, first.id],
      );
    await expect(unknown("law-rule")).rejects.toMatchObject({ constraint: "confirmation_has_a_subject" });
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await expect(unknown("promise")).rejects.toMatchObject({ constraint: "confirmation_kind_is_known" });
    await client.query("rollback");
  });

  it("makes the hash itself", async () => {
    const claim = await aClaim();
    await insert("content_hash", "'\\x00'", claim);
    const { rows } = await client.query(
      "select content_hash = confirmation_hash('claim', subject_id) as own from confirmations where subject_id = $1",
      [claim],
    );
    expect(rows).toEqual([{ own: true }]);
  });

  it("refuses a second open row of one record", async () => {
    const claim = await aClaim({ second: null, on: null });
    await expect(insert("note", "null", claim)).rejects.toMatchObject({ constraint: "one_open_confirmation" });
  });

  it.each([
    ["confirmation_is_a_record", "content_hash = '\\x00'"],
    ["confirmation_is_a_record", "note = 'another note'"],
    ["confirmation_is_a_record", "proposed_by_id = (select id from staff_users where id <> proposed_by_id limit 1)"],
    ["confirmation_is_a_record", "expires_on = '2029-01-01'"],
    ["confirmation_is_a_record", "confirmed_on = '2026-10-01'"],
    ["confirmation_ends_for_a_reason", "ended_at = now()"],
    ["confirmation_ends_for_a_reason", "ended_at = now(), end_reason = 'revoked'"],
    ["confirmation_ends_for_a_reason", "ended_at = now(), end_reason = 'boredom'"],
    ["confirmation_ends_for_a_reason", "ended_at = now(), end_reason = 'sent-back', ended_by_id = proposed_by_id"],
    ["confirmation_is_ended_by_staff", "ended_at = now(), end_reason = 'revoked', ended_by_id = gen_random_uuid()"],
  ])("keeps a confirmation as it was made: %s, %s", async (constraint, change) => {
    const claim = await aClaim({});
    await expect(
      client.query(`update confirmations set ${change} where subject_id = $1`, [claim]),
    ).rejects.toMatchObject({ constraint });
  });

  it("never changes a row after its end", async () => {
    const claim = await aClaim({});
    await client.query("update confirmations set ended_at = now(), end_reason = 'changed' where subject_id = $1", [
      claim,
    ]);
    await expect(
      client.query("update confirmations set ended_at = null, end_reason = null where subject_id = $1", [claim]),
    ).rejects.toMatchObject({ constraint: "confirmation_is_a_record" });
  });

  it("refuses acts in the name of another person", async () => {
    const claim = await aClaim();
    await client.query("begin");
    await client.query("select set_config('app.staff_id', $1, true)", [second.id]);
    await expect(insert("note", "null", claim)).rejects.toMatchObject({ constraint: "confirmation_names_its_author" });
    await client.query("rollback");
    await proposeClaim(claim);
    await client.query("begin");
    await client.query("select set_config('app.staff_id', $1, true)", [first.id]);
    await expect(
      client.query(
        "update confirmations set confirmed_by_id = $2, confirmed_at = now(), confirmed_on = '2026-11-01' where subject_id = $1",
        [claim, second.id],
      ),
    ).rejects.toMatchObject({ constraint: "confirmation_names_its_author" });
    await client.query("rollback");
  });

  it("refuses to confirm content that a statement changed without its triggers", async () => {
    const claim = await aClaim();
    await proposeClaim(claim);
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query("update claim_texts set text = 'two' where claim_id = $1", [claim]);
    await client.query("commit");
    await expect(
      client.query(
        "update confirmations set confirmed_by_id = $2, confirmed_at = now(), confirmed_on = '2026-11-01' where subject_id = $1",
        [claim, second.id],
      ),
    ).rejects.toMatchObject({ constraint: "confirmed_content_is_the_proposed_one" });
  });

  it("keeps an evidence file as it was uploaded", async () => {
    const { rows } = await client.query<{ id: string }>(
      `insert into evidence_files (name_cipher, type, bytes, sha256, content_cipher, uploaded_by_id)
       values ('n', 'application/pdf', 1, 'h', 'c', $1) returning id`,
      [first.id],
    );
    for (const change of ["sha256 = 'x'", "content_cipher = 'x'"])
      await expect(
        client.query(`update evidence_files set ${change} where id = $1`, [rows[0]?.id]),
      ).rejects.toMatchObject({ constraint: "evidence_file_never_changes" });
    await client.query("begin");
    await client.query("set local app.encrypting_again = 'on'");
    await client.query("update evidence_files set content_cipher = 'x' where id = $1", [rows[0]?.id]);
    await client.query("commit");
  });

  it("writes into the audit log when rows are deleted", async () => {
    const claim = await aClaim({});
    await client.query("delete from confirmations where subject_id = $1", [claim]);
    expect(await actionsOf(claim)).toEqual([[null, "claim.confirmation-deleted"]]);
    await client.query("truncate confirmations");
    expect((await actionsOf("all")).at(-1)).toEqual([null, "claim.confirmations-deleted"]);
  });
});

it("counts what waits for a second person, without the reader's own proposals", async () => {
  const { count = 0 } = (await countWaiting(second.id)).find(({ kind }) => kind === "claim") ?? {};
  const id = await aClaim();
  const proposal = idOf(await proposeClaim(id));
  const waiting = async (by: Staff) => (await countWaiting(by.id)).find(({ kind }) => kind === "claim");
  expect(await waiting(second)).toMatchObject({ count: count + 1, people: [first.name] });
  expect(await waiting(first)).toBeUndefined();
  await confirmBy(second, proposal);
  expect((await waiting(second))?.count ?? 0).toBe(count);
});
