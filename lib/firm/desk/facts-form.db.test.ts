import { changeFirm, fillFirm } from "@/lib/firm/commands/settings";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { editFirm } from "./commands/edit";
import { factsCa } from "../profiles/facts-ca";
import { listFirmVersions } from "../queries/history";
import { findFirm } from "../queries/settings";
import { clearFirm } from "../settings-snapshot";
import { editedFirm, readFirmFields } from "./facts-form";
import { storedFields } from "./testing/stored-fields";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(async () => {
  clearFirm();
  await emptyTables("firm_settings", "audit_events", "record_changes");
  await fillFirm();
});
afterAll(clearFirm);

const parse = (changes: Readonly<Record<string, string>> = {}, version = 1) =>
  editedFirm.parse(readFirmFields({ version: String(version), ...storedFields(factsCa), ...changes }));

it("a form that nobody changed keeps the version", async () => {
  expect(await editFirm(await staffAs("admin"), parse())).toEqual({ ok: true, value: { version: 1, isNew: false } });
  expect(await db.firmSettings.count()).toBe(1);
});

it("a change makes a version with its author and an audit row, and keeps the facts that the form does not have", async () => {
  const staff = await staffAs("admin");
  const bank = { holder: "Example Inc.", lines: ["Account 1234"] };
  await changeFirm({ kind: "terminal" }, { seenVersion: 1, facts: { ...factsCa, bank } });
  const saved = await editFirm(
    staff,
    parse({ phone: "+1 416 555 0177", "hours.6.1.from": "10:00", "hours.6.1.to": "13:00" }, 2),
  );
  expect(saved).toEqual({ ok: true, value: { version: 3, isNew: true } });
  expect(await findFirm()).toMatchObject({ version: 3, phone: "+1 416 555 0177", bank });
  const [latest, second] = await listFirmVersions();
  expect(latest).toMatchObject({ version: 3, fields: ["phone", "openingHours"] });
  expect(latest?.by).toEqual(expect.any(String));
  expect(second).toMatchObject({ version: 2, by: undefined, fields: ["bank"] });
  expect(await db.auditEvent.findFirst({ where: { actorId: staff.id, action: "firm.changed" } })).toMatchObject({
    details: { version: 3, fields: "phone openingHours" },
  });
});

it("refuses a form that started from an earlier version", async () => {
  await changeFirm({ kind: "terminal" }, { seenVersion: 1, facts: { ...factsCa, phone: "+1 416 555 0188" } });
  expect(await editFirm(await staffAs("admin"), parse({ phone: "+1 416 555 0177" }))).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await findFirm()).toMatchObject({ phone: "+1 416 555 0188" });
});

it("refuses parts of an address that are not in its lines, unless the address did not change", async () => {
  const staff = await staffAs("admin");
  const moved = await editFirm(staff, parse({ "visitingAddress.en": "2 Other Road\nLaval" }));
  expect(moved).toMatchObject({
    error: "VALIDATION_ERROR",
    details: { codes: { "postal.street": ["addressPart"], "postal.locality": ["addressPart"] } },
  });
  const both = {
    "visitingAddress.en": "2 Other Road\nLaval",
    "postal.street": "2 Other Road",
    "postal.locality": "Laval",
  };
  expect(await editFirm(staff, parse(both))).toMatchObject({ ok: true });
});

it("the terminal refuses hours that overlap, as the form does", async () => {
  const openingHours = [
    { weekday: 1, opensMinute: 540, closesMinute: 720 },
    { weekday: 1, opensMinute: 700, closesMinute: 800 },
  ] as const;
  expect(await changeFirm({ kind: "terminal" }, { seenVersion: 1, facts: { ...factsCa, openingHours } })).toMatchObject(
    { error: "VALIDATION_ERROR", details: { codes: { openingHours: ["hoursOverlap"] } } },
  );
});
