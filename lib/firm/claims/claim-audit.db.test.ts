import { Client } from "pg";

import { insertClaim } from "@/lib/testing/claim-rows";
import { testDatabaseUrl } from "@/lib/testing/database";
import { addVerifiers } from "@/lib/testing/live-office";

let client: Client;
let verifiers: readonly string[];

beforeAll(async () => {
  client = new Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  verifiers = await addVerifiers(client);
});
afterAll(() => client.end());

const aClaim = () => insertClaim(client, verifiers);
const events = async () =>
  (await client.query("select actor_kind, actor_id, action, subject_id, details from audit_events order by id")).rows;

describe("the audit log of claims", () => {
  it("records the names of the columns that a SQL statement changed, without their values", async () => {
    const id = await aClaim();
    await client.query("update claims set position = 3 where id = $1", [id]);
    expect(await events()).toEqual([
      {
        actor_kind: "database",
        actor_id: null,
        action: "claim.changed",
        subject_id: id,
        details: { columns: "position" },
      },
    ]);
  });

  it("records which staff member changed a text, and that the claim is no longer verified", async () => {
    const id = await aClaim();
    await client.query("begin");
    await client.query("select set_config('app.staff_id', $1, true)", [verifiers[0]]);
    await client.query(
      "update claim_texts set text = 'Harbour Example', limits = 'few' where claim_id = $1 and locale = 'de'",
      [id],
    );
    await client.query("commit");
    const by = { actor_kind: "staff", actor_id: verifiers[0], subject_id: id };
    const auditEvents = await events();
    expect(auditEvents).toHaveLength(2);
    expect(auditEvents).toContainEqual({
      ...by,
      action: "claim-text.changed",
      details: { columns: "limits,text", locale: "de" },
    });
    expect(auditEvents).toContainEqual({
      ...by,
      action: "claim.confirmation-ended",
      details: expect.objectContaining({ reason: "changed", proposer: verifiers[0], confirmer: verifiers[1] }),
    });
    expect(JSON.stringify(auditEvents)).not.toContain("Harbour");
    // PostgreSQL resets the setting `app.staff_id` at the end of the transaction.
    await client.query("update claims set position = 4 where id = $1", [id]);
    expect((await events()).at(-1)).toMatchObject({ actor_kind: "database", actor_id: null });
  });

  it("gets an entry when a claim is added or deleted or the table is truncated, but not when an update changes nothing", async () => {
    const id = await aClaim();
    await client.query("update claims set position = position");
    expect(await events()).toEqual([]);
    await client.query("delete from claims where id = $1", [id]);
    expect((await events()).map(({ action }) => action).sort()).toEqual([
      "claim-text.deleted",
      "claim-text.deleted",
      "claim.confirmation-ended",
      "claim.deleted",
    ]);
    await client.query("insert into claims (key, kind, profile) values ('promise.added', 'promise', 'ca')");
    expect((await events()).at(-1)).toMatchObject({ action: "claim.added", details: {} });
    await client.query("truncate claims cascade");
    expect((await events()).slice(-2)).toMatchObject([
      { action: "claim.all-deleted", subject_id: "all" },
      { action: "claim-text.all-deleted", subject_id: "all" },
    ]);
  });

  it.each(["8b1f5a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f", "nobody"])(
    "rejects a change to a claim if the setting app.staff_id is %j, because no staff member has this id",
    async (stranger) => {
      const id = await aClaim();
      await client.query("begin");
      await client.query("select set_config('app.staff_id', $1, true)", [stranger]);
      await expect(client.query("update claims set position = 5 where id = $1", [id])).rejects.toMatchObject({
        constraint: "change_is_made_by_staff",
      });
      await client.query("rollback");
    },
  );
});
