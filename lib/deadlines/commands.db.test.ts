import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { readVersion } from "@/lib/platform/records/versions";
import { confirm, propose } from "@/lib/platform/second-person/commands";
import { findOpen } from "@/lib/platform/second-person/queries";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { confirmRule, proposeRule, sendBackRule, takeBackRule, withdrawRule } from "./commands";
import { listDecisions, listWithdrawn } from "./queries/decisions";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-11-29T15:00:00Z");
const rule = "uk-app-claim";
let first: Staff, second: Staff;

beforeEach(async () => {
  await emptyTables("law_rules", "confirmations");
  first = await staffAs("admin");
  second = await staffAs("admin");
});

const openId = async () => (await findOpen({ kind: "law-rule", id: rule }))?.id ?? "";
const decision = async () => (await listDecisions()).get(rule);
const proposed = async () => {
  expect(await proposeRule(first, { rule, note: "Read the bank’s page" }, now)).toMatchObject({ ok: true });
  return openId();
};
const confirmed = async () => confirmRule(second, { rule, id: await proposed() }, now);

it("two people confirm a rule, and each act is in the audit log", async () => {
  const id = await proposed();
  expect(await confirmRule(first, { rule, id }, now)).toMatchObject({ details: { rule: "own" } });
  expect(await decision()).toEqual({ isWithdrawn: false, confirmedOn: undefined });
  expect(await confirmRule(second, { rule, id }, now)).toMatchObject({ ok: true });
  expect(await decision()).toEqual({ isWithdrawn: false, confirmedOn: "2026-11-29" });
  const acts = await db.auditEvent.findMany({ where: { subjectId: rule }, orderBy: { id: "asc" } });
  expect(acts.slice(-2).map(({ actorId, action }) => [actorId, action])).toEqual([
    [first.id, "law-rule.proposed"],
    [second.id, "law-rule.confirmed"],
  ]);
});

it("a confirmation of an older version does not count, and the rule can be proposed again", async () => {
  await db.lawRule.create({ data: { id: rule, content: {} } });
  await db.$transaction(async (tx) => {
    const proposed = await propose(tx, first, { kind: "law-rule", id: rule, now });
    if (!proposed.ok) throw new Error("Not proposed");
    await confirm(tx, second, { id: proposed.value, now, today: "2026-11-29" });
  });
  expect(await decision()).toEqual({ isWithdrawn: false, confirmedOn: undefined });
  expect(await proposeRule(first, { rule }, now)).toMatchObject({ ok: true });
});

it("a proposal of an older version of the rule is not confirmed", async () => {
  const id = await proposed();
  await db.$executeRaw`update law_rules set content = '{}' where id = ${rule}`;
  expect(await confirmRule(second, { rule, id }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("one person withdraws a confirmed rule for a reason, and two must confirm it to show it again", async () => {
  await confirmed();
  expect(await withdrawRule(first, { rule, reason: "The law has changed" }, now)).toMatchObject({ ok: true });
  expect(await decision()).toEqual({ isWithdrawn: true, confirmedOn: undefined });
  expect((await listWithdrawn()).get(rule)).toMatchObject({ withdrawnReason: "The law has changed" });
  expect(await withdrawRule(second, { rule, reason: "Again" }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const id = await proposed();
  expect(await decision()).toMatchObject({ isWithdrawn: true });
  await confirmRule(second, { rule, id }, now);
  expect(await decision()).toEqual({ isWithdrawn: false, confirmedOn: "2026-11-29" });
});

it("a rule that nobody has proposed can be withdrawn, and so can a proposed one", async () => {
  expect(await withdrawRule(first, { rule: "ca-obsi", reason: "Wrong" }, now)).toMatchObject({ ok: true });
  await proposed();
  await withdrawRule(second, { rule, reason: "Wrong" }, now);
  expect(await openId()).toBe("");
});

it("the second person sends a proposal back, and the first one takes it back", async () => {
  const sent = await proposed();
  expect(await sendBackRule(second, { rule, id: sent, reason: "Wrong page" }, now)).toMatchObject({ ok: true });
  expect(await takeBackRule(first, { rule, id: sent }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const taken = await proposed();
  expect(await takeBackRule(first, { rule: "ca-obsi", id: taken }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await takeBackRule(first, { rule, id: taken }, now)).toMatchObject({ ok: true });
});

it.each([
  ["a confirmation", async () => void (await confirmed())],
  ["a withdrawal", async () => void (await withdrawRule(first, { rule, reason: "Wrong" }, now))],
  ["a revocation by SQL", async () => void (await db.$executeRaw`truncate law_rules`)],
])("cached pages are made again after %s", async (_what, change) => {
  const before = await readVersion("law-rules");
  await change();
  expect(await readVersion("law-rules")).not.toBe(before);
});
