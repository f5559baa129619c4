import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";

import { findFirm } from "../queries/settings";
import { sampleFacts } from "../settings-initial";
import { clearFirm } from "../settings-snapshot";
import { confirmFact } from "./confirm";
import { insertVersion } from "./settings";

const by = { kind: "terminal" } as const;
const monday = Date.parse("2026-11-30T15:00:00Z");
const tuesday = Date.parse("2026-12-01T15:00:00Z");

beforeEach(async () => {
  clearFirm();
  await emptyTables("firm_settings", "audit_events", "record_changes");
  await insertVersion(db, { profile: "ca", version: 1, facts: { ...sampleFacts.ca, confirmedOn: {} } });
});

it("confirms the hours once, in a new version with one audit row", async () => {
  expect(await confirmFact(by, "hours", monday)).toEqual({ ok: true, value: true });
  expect(await confirmFact(by, "hours", tuesday)).toEqual({ ok: true, value: false });
  expect(await findFirm()).toMatchObject({ version: 2, confirmedOn: { hours: "2026-11-30" } });
  expect(await db.auditEvent.findMany()).toMatchObject([
    { actorKind: "terminal", action: "firm.confirmed", details: { version: 2, part: "hours", day: "2026-11-30" } },
  ]);
});

it("dates the texts again when the firm reads them again, and keeps the other parts", async () => {
  await confirmFact(by, "meeting-modes", monday);
  await confirmFact(by, "articles", monday);
  expect(await confirmFact(by, "articles", monday)).toEqual({ ok: true, value: false });
  expect(await confirmFact(by, "articles", tuesday)).toEqual({ ok: true, value: true });
  expect((await findFirm())?.confirmedOn).toEqual({ "meeting-modes": "2026-11-30", articles: "2026-12-01" });
});

it("refuses while the firm has no record", async () => {
  await emptyTables("firm_settings");
  expect(await confirmFact(by, "hours", monday)).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
});
