import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { messageOf } from "@/lib/platform/mail/message";
import { msPerDay } from "@/lib/platform/time/instant";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { framedEmail } from "../email-frame";
import { checkLogo } from "../logo/check-logo";
import type { CheckedLogo } from "../logo/check-logo";
import { logoPath } from "../logo/logo-path";
import { findPublicLogo } from "../queries/logos";
import { findFirm } from "../queries/settings";
import { clearFirm, refreshFirm } from "../settings-snapshot";
import { storeLogo, sweepLogos } from "./logo";
import { changeFirm, fillFirm } from "./settings";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let staff: Staff, logo: CheckedLogo;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40"/></svg>';

beforeAll(async () => {
  staff = await staffAs("admin");
  const checked = await checkLogo(Buffer.from(drawing));
  if ("fault" in checked) throw new Error(checked.fault);
  logo = checked;
});
beforeEach(async () => {
  clearFirm();
  await emptyTables("firm_settings", "firm_logos", "audit_events", "record_changes");
  await fillFirm();
  await storeLogo(staff, "mark.svg", logo);
});
afterAll(clearFirm);

async function save(path = logoPath(logo)) {
  const before = await findFirm();
  if (!before) throw new Error("There is no record");
  const changed = await changeFirm(staff, { seenVersion: before.version, facts: { ...before, logo: path } });
  if (!changed.ok) throw new Error(changed.error);
  await refreshFirm();
}

const email = (isDiscreet: boolean) =>
  framedEmail({
    to: "client@example.com",
    fromName: "Appointments",
    locale: "en",
    subject: "Your appointment",
    title: "Your appointment",
    blocks: [],
    demoNotice: "Demonstration",
    isDiscreet,
  });

it("the same file is stored once, with one audit row", async () => {
  await storeLogo(staff, "again.svg", logo);
  expect(await db.firmLogo.count()).toBe(1);
  expect(await db.auditEvent.count({ where: { action: "firm.logo-uploaded" } })).toBe(1);
});

it("visitors get a logo only after a version names it, and only under its own name", async () => {
  expect(await findPublicLogo(logoPath(logo))).toBeUndefined();
  await save();
  expect(Buffer.from((await findPublicLogo(logoPath(logo))) ?? []).toString()).toContain("<rect");
  expect(await findPublicLogo(logoPath({ ...logo, kind: "png" }))).toBeUndefined();
});

it("emails contain the saved logo inside themselves, and discreet emails contain none", async () => {
  expect(email(false).html).not.toContain("<img");
  await save();
  const shown = email(false);
  expect(shown.html).toContain('<img src="cid:logo"');
  expect(shown.html).not.toMatch(/src="https?:/);
  expect(messageOf(shown, "<1@example.com>").attachments).toMatchObject([
    { filename: "logo.png", cid: "logo", encoding: "base64", contentDisposition: "inline" },
  ]);
  expect(email(true).html).not.toContain("<img");
  expect(email(true).attachments).toEqual([]);
  await save("/brand.svg");
  expect(email(false).html).not.toContain("<img");
});

it("unnamed logos are deleted after a day, and named ones stay", async () => {
  const at = (await db.firmLogo.findFirstOrThrow({ select: { uploadedAt: true } })).uploadedAt.getTime();
  expect(await sweepLogos(at + msPerDay - 1)).toEqual({ logos: 0 });
  await save();
  expect(await sweepLogos(at + 2 * msPerDay)).toEqual({ logos: 0 });
  await expect(db.$executeRaw`delete from firm_logos`).rejects.toThrow("named_logo_is_kept");
  await emptyTables("firm_settings");
  expect(await sweepLogos(at + 2 * msPerDay)).toEqual({ logos: 1 });
});

it("the database refuses to change a logo", async () => {
  await expect(db.$executeRaw`update firm_logos set name = 'x'`).rejects.toThrow("logo_never_changes");
});
