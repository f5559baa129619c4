import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aClient } from "@/lib/testing/builders/client";
import { importWaitsMs, sweepImports } from "@/lib/staff/commands/staged-files";
import { staffAs } from "@/lib/testing/staff-as";

import { clientColumns } from "../import-rows";
import { findStaged, importStagedFile, stageImport } from "./stage-import";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-08T17:00:00Z");
const row = (name: string, phone = "416 555 0123") =>
  `${name},Staged,${name}@staged.example,${phone},CA,,phone,en,America/Toronto,`;
const file = (...rows: readonly string[]) => [clientColumns.join(","), ...rows].join("\n");
const stored = () => db.client.count({ where: { lastName: "Staged" } });

let [admin, other]: [Staff, Staff] = [null as never, null as never];

beforeAll(async () => {
  [admin, other] = [await staffAs("admin"), await staffAs("admin")];
});

const stage = (text: string) => stageImport(admin, { kind: "clients", text }, now);

it("stores an uploaded file encrypted, and imports it only once even if staff confirm it twice", async () => {
  const id = await stage(file(row("anna"), row("bert")));
  const { contentCipher } = await db.importFile.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(contentCipher).includes("staged")).toBe(false);
  expect(await findStaged(admin, id, now)).toMatchObject({ kind: "clients", rowCount: 2, problems: [] });
  const results = await Promise.all([importStagedFile(admin, id, now), importStagedFile(admin, id, now)]);
  expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { kind: "clients", count: 2 } }]);
  expect(await stored()).toBe(2);
  expect(await db.importFile.count()).toBe(0);
  expect(await db.auditEvent.findFirst({ where: { action: "clients.imported" } })).toMatchObject({
    actorKind: "staff",
    actorId: admin.id,
    details: { rows: 2 },
  });
});

it("lists an uploaded file's problems, including problems that arise after the first check", async () => {
  const wrong = await stage(file(row("carl", "12")));
  expect((await findStaged(admin, wrong, now))?.problems).toEqual([
    { line: 2, column: "phone", code: "phoneTooShort:2" },
  ]);
  const id = await stage(file(row("dora"), row("emma")));
  await aClient().at("emma@staged.example").insert();
  const before = await stored();
  expect(await importStagedFile(admin, id, now)).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
  expect((await findStaged(admin, id, now))?.problems).toEqual([{ line: 3, column: "email", code: "emailExists" }]);
  expect(await stored()).toBe(before);
});

it("hides an uploaded file from other staff, and from its uploader after their next upload or after four hours", async () => {
  const id = await stage(file(row("fred")));
  expect(await findStaged(other, id, now)).toBeNull();
  expect(await importStagedFile(other, id, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const next = await stage(file(row("gina")));
  expect(await findStaged(admin, id, now)).toBeNull();
  const later = now + importWaitsMs;
  expect(await findStaged(admin, next, later)).toBeNull();
  expect(await importStagedFile(admin, next, later)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect([await sweepImports(later - 1), await sweepImports(later)]).toEqual([{ files: 0 }, { files: 1 }]);
});
