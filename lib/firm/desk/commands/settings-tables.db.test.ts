import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { withClient } from "@/lib/testing/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { fillFirm } from "../../commands/settings";
import { clearFirm } from "../../settings-snapshot";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let admin: Staff;

beforeAll(async () => {
  admin = await staffAs("admin");
});
afterAll(clearFirm);
beforeEach(() => emptyTables("confirmations", "firm_proposals", "firm_settings", "firm_logos", "mail_tests"));

const now = new Date("2026-11-28T15:00:00Z");

describe("the database refuses a logo", () => {
  const logo = {
    id: "0".repeat(32),
    kind: "png",
    name: "mark.png",
    picture: Buffer.from("x"),
    png: Buffer.from("x"),
    width: 60,
    height: 40,
    contrastOnLight: 12,
    contrastOnDark: 12,
  };
  const store = (changes: Partial<typeof logo>) =>
    db.firmLogo.create({ data: { ...logo, ...changes, uploadedById: admin.id }, select: { id: true } });

  it.each([
    ["whose id is no hash", "logo_has_an_id", { id: "../mark" }],
    ["of another kind", "logo_kind_is_known", { kind: "gif" }],
    ["of more than 512 KB", "logo_is_small", { picture: Buffer.alloc(524_289) }],
    ["without a drawing for emails", "logo_is_small", { png: Buffer.alloc(0) }],
    ["without a width", "logo_has_a_size", { width: 0 }],
  ])("%s", async (_, constraint, changes) => {
    await expect(store(changes)).rejects.toThrow(constraint);
    expect(await store({})).toEqual({ id: logo.id });
  });
});

describe("the database refuses a mail test", () => {
  const store = (data: { finishedAt?: Date; outcome?: string; error?: string }) =>
    db.mailTest.create({ data: { staffUserId: admin.id, requestedAt: now, ...data }, select: { id: true } });

  it.each([
    ["that ended without an outcome", { finishedAt: now }],
    ["with an outcome that never came", { outcome: "sent" }],
    ["with an unknown outcome", { finishedAt: now, outcome: "lost" }],
    ["that was sent with an error", { finishedAt: now, outcome: "sent", error: "550" }],
  ])("%s", async (_, data) => {
    await expect(store(data)).rejects.toThrow("mail_test_has_an_outcome");
    await store({ finishedAt: now, outcome: "failed", error: "550" });
  });
});

it("the database refuses a proposal of another kind or for an unknown profile", async () => {
  const store = (profile: string, kind: string) =>
    db.firmProposal.create({ data: { profile, kind, content: "x" }, select: { kind: true } });
  await expect(store("ca", "other")).rejects.toThrow("proposal_kind_is_known");
  await expect(store("xx", "bank-details")).rejects.toThrow("proposal_profile_is_known");
});

it("a version of the firm's record keeps its author, who cannot be deleted", async () => {
  await fillFirm();
  const { id } = await staffAs("admin");
  await db.$executeRaw`
    insert into firm_settings (profile, version, facts, changed_by_id)
    select profile, version + 1, facts, ${id}::uuid from firm_settings`;
  await expect(db.$executeRaw`delete from staff_users where id = ${id}::uuid`).rejects.toThrow(
    "firm_version_is_saved_by_staff",
  );
});

it("a proposal cannot change while it is being proposed, because the other transaction would not see the hash", async () => {
  await db.firmProposal.create({
    data: { profile: "ca", kind: "bank-details", content: { holder: "Example Inc.", lines: ["Account 1234567"] } },
    select: { kind: true },
  });
  await withClient(testDatabaseUrl(), (first) =>
    withClient(testDatabaseUrl(), async (second) => {
      await first.query("begin");
      await first.query(
        "insert into confirmations (kind, subject_id, proposed_by_id) values ('bank-details', 'ca', $1)",
        [admin.id],
      );
      await second.query("set lock_timeout = '200ms'");
      await expect(second.query("update firm_proposals set content = '{}'")).rejects.toThrow("lock timeout");
      await first.query("rollback");
    }),
  );
});
