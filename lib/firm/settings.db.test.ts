import { setFact, showFacts } from "@/scripts/firm/set-fact";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";

import { changeFirm, fillFirm } from "./commands/settings";
import { factsCa } from "./profiles/facts-ca";
import { findFirm } from "./queries/settings";
import { firm, clearFirm, refreshFirm } from "./settings-snapshot";

beforeEach(async () => {
  clearFirm();
  await emptyTables("firm_settings", "audit_events", "record_changes");
  await fillFirm();
});
afterAll(clearFirm);

const insert = (version: number, facts: object) =>
  db.firmSettings.create({ data: { profile: "ca", version, facts: JSON.parse(JSON.stringify(facts)) as object } });

it("the first start creates the firm's record, and later starts do not change it", async () => {
  expect(await findFirm()).toMatchObject({
    version: 1,
    tradingName: factsCa.tradingName,
    phoneHref: "tel:+14165550100",
    isSample: true,
  });
  await setFact("phone", "+1 416 555 0101");
  await fillFirm();
  expect(await findFirm()).toMatchObject({ version: 2, phone: "+1 416 555 0101" });
});

it("a change adds a version, and an audit row that names the changed fields but not their values", async () => {
  await setFact("phone", "+1 416 555 0102");
  expect(await db.firmSettings.count()).toBe(2);
  const events = await db.auditEvent.findMany({ where: { subjectKind: "firm" } });
  expect(events).toMatchObject([
    { actorKind: "terminal", action: "firm.changed", subjectId: "ca", details: { version: 2, fields: "phone" } },
  ]);
  expect(JSON.stringify(events.map(({ details }) => details))).not.toContain("0102");
});

it("only one of two editors can change the same version of the firm's record", async () => {
  const change = (phone: string) => changeFirm({ kind: "terminal" }, { seenVersion: 1, facts: { ...factsCa, phone } });
  const results = await Promise.all([change("+1 416 555 0103"), change("+1 416 555 0104")]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await db.firmSettings.count()).toBe(2);
});

it("firm:set stores neither an invalid value nor an unknown fact, and describes the allowed format", async () => {
  await expect(setFact("zone", "Toronto time")).rejects.toThrow("zone was not changed. Its format: an IANA time zone");
  await expect(setFact("meeting-modes", "none")).rejects.toThrow("phone, video, in-person");
  await expect(setFact("colour", "blue")).rejects.toThrow(/^There is no fact "colour"\. Known facts: .*city\.de/);
  expect(await db.firmSettings.count()).toBe(1);
  expect(await db.auditEvent.count()).toBe(0);
});

it("firm:set says when the firm's numbers allow no XML in invoices", async () => {
  const remark = "contain no XML";
  await setFact("business-number", "none");
  expect(await setFact("tax-number", "none")).toContain(remark);
  expect(await showFacts("tax-number")).toContain(remark);
  expect(await setFact("tax-number", "00000 0000 RT0001")).toContain(remark);
  expect(await setFact("business-number", "123456-7")).not.toContain(remark);
  expect(await setFact("tax-number", "none")).toContain(remark);
  expect(await setFact("phone", "+1 416 555 0109")).not.toContain(remark);
  expect(await setFact("tax-number", "DE123456789")).not.toContain(remark);
});

it("firm:set accepts a fact's name in camel case or capitals, and lists every fact", async () => {
  expect(await setFact("tradingName", "Northgate")).toContain("trading-name: Northgate (version 2");
  expect(await setFact("REFERENCE_PREFIX", "NA")).toContain("version 3");
  const list = await showFacts();
  expect(list).toContain("trading-name\n    Northgate\n");
  expect(list).toContain("city.fr-CA\n    Toronto\n");
});

it("a change of the firm's record stores the time of the change", async () => {
  await db.recordChange.update({ where: { subject: "firm" }, data: { changedAt: new Date(0) } });
  await setFact("phone", "+1 416 555 0105");
  const { changedAt } = await db.recordChange.findUniqueOrThrow({ where: { subject: "firm" } });
  expect(changedAt?.getTime()).toBeGreaterThan(0);
});

describe("the database", () => {
  it("refuses to rewrite or delete a version of the firm's record", async () => {
    await expect(db.$executeRaw`update firm_settings set facts = facts`).rejects.toThrow("never rewritten");
    await expect(db.$executeRaw`delete from firm_settings`).rejects.toThrow("never rewritten");
  });

  it.each([
    ["firm_offers_a_way_to_meet", { meetingModes: [] }],
    ["firm_offers_a_way_to_meet", { meetingModes: "phone" }],
    ["firm_has_a_name", { tradingName: "" }],
    ["firm_reference_prefix_is_capitals", { referencePrefix: "f" }],
  ])("enforces the constraint %s: it refuses %j", async (constraint, change) => {
    await expect(insert(2, { ...factsCa, ...change })).rejects.toThrow(constraint);
  });

  it("refuses a version below one and an unknown profile", async () => {
    await expect(insert(0, factsCa)).rejects.toThrow("firm_versions_count_from_one");
    await expect(
      db.$executeRaw`insert into firm_settings (profile, version, facts) select 'us', 1, facts from firm_settings`,
    ).rejects.toThrow("firm_profile_is_known");
  });
});

describe("the snapshot of the firm's record", () => {
  it("is the initial record before the first read, and the newest version after it", async () => {
    expect(firm()).toMatchObject({ version: 0, phone: factsCa.phone });
    await insert(2, { ...factsCa, phone: "+1 416 555 0106" });
    expect(await refreshFirm()).toMatchObject({ version: 2 });
    expect(firm().phone).toBe("+1 416 555 0106");
  });

  it("keeps the last valid version if a newer version is invalid", async () => {
    await refreshFirm();
    await insert(2, { ...factsCa, zone: "nowhere" });
    expect(await refreshFirm()).toMatchObject({ version: 1 });
  });

  it("is not created if the first read finds an invalid version", async () => {
    await insert(2, { ...factsCa, zone: "nowhere" });
    await expect(refreshFirm()).rejects.toThrow("zone");
  });
});
