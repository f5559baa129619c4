import { confirmFact } from "@/lib/firm/commands/confirm";
import { insertVersion } from "@/lib/firm/commands/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { clearFirm, readFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { anOffice } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { loadOpenPoints } from "./setup";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: { SITE_MODE: "demo" | "live" } = { SITE_MODE: "live" };
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

beforeAll(async () => {
  settings.SITE_MODE = "demo";
  await anOffice();
});

beforeEach(async () => {
  settings.SITE_MODE = "live";
  clearFirm();
  await emptyTables("firm_settings", "record_changes");
  await insertVersion(db, { profile: "ca", version: 1, facts: { ...sampleFacts.ca, confirmedOn: {} } });
  // The prices of today depend on the office's time zone. The server reads the record before its first request.
  await readFirm();
});

test("a manager of a live site sees what is open, until the firm has confirmed it", async () => {
  const staff = await staffAs("manager");
  expect(await loadOpenPoints(staff)).toEqual(expect.arrayContaining(["hours", "meeting-modes", "articles"]));
  expect(await confirmFact({ kind: "terminal" }, "hours", Date.now())).toMatchObject({ ok: true });
  const left = await loadOpenPoints(staff);
  expect(left).toContain("articles");
  expect(left).not.toContain("hours");
});

test("an adviser of a live site sees nothing of it", async () => {
  const staff = await staffAs("adviser");
  expect(await loadOpenPoints(staff)).toEqual([]);
});

test("nothing is open in a demonstration", async () => {
  settings.SITE_MODE = "demo";
  const staff = await staffAs("manager");
  expect(await loadOpenPoints(staff)).toEqual([]);
});
