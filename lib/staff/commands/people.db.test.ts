import type { Role } from "@/lib/platform/auth/permissions";
import { readNewSecret } from "@/lib/platform/auth/second-factor";
import { findSession, openSession } from "@/lib/platform/auth/sessions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { totpCode } from "@/lib/testing/totp-code";

import { changeAccess } from "./access";
import { sendAccountNotice } from "./account-notice";
import { endSessions } from "./end-sessions";
import { confirmFactorReset, requestFactorReset, resetRequestLifetime } from "./factor-reset";
import { acceptInvitation, invite, inviteAgain } from "./invitation";
import { sendInvitation } from "./invitation-email";
import { addSecondFactor } from "./second-factor";

const now = Date.parse("2026-12-09T15:00:00Z");
const newPassword = "nine quiet harbours";
const invitation = { email: "robin@example.com", role: "adviser", adviserId: null, locale: "fr-CA" } as const;
let admin: Staff;

beforeEach(async () => {
  await db.staffUser.deleteMany({});
  await db.$executeRaw`delete from rate_limits`;
  admin = await signedIn("admin", "alex@example.com");
});

async function signedIn(role: Role, email: string): Promise<Staff> {
  const data = { email, name: email, role, passwordHash: "none" };
  const account = await db.staffUser.create({ data, select: { id: true, passwordVersion: true } });
  const staff = await findSession((await openSession(account, now)) ?? "", now);
  if (!staff) throw new Error("The session was refused");
  return staff;
}

async function invited(): Promise<string> {
  const result = await invite(admin, invitation, now);
  if (!result.ok) throw new Error("The invitation was refused");
  return result.value;
}

async function tokenFor(staffUserId: string): Promise<string> {
  const { id } = await db.staffLink.findFirstOrThrow({ where: { staffUserId } });
  const post = aMailer();
  expect(await sendInvitation(id, post)).toBe("sent");
  expect(post.emails).toMatchObject([{ to: invitation.email, locale: "fr-CA" }]);
  return /\/fr-ca\/login\/invitation\/([\w-]{43})/.exec(post.emails[0]?.text ?? "")?.[1] ?? "";
}

describe("an invitation", () => {
  it("creates an account and emails a link that can be used once", async () => {
    const id = await invited();
    const token = await tokenFor(id);
    const acceptance = { token, name: "Robin Sample", newPassword };
    expect(await acceptInvitation({ ...acceptance, newPassword: "robin sample" }, now)).toMatchObject({
      details: { codes: { newPassword: ["passwordPersonal"] } },
    });
    const results = await Promise.all(Array.from({ length: 4 }, () => acceptInvitation(acceptance, now)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await acceptInvitation(acceptance, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    const account = await db.staffUser.findUniqueOrThrow({ where: { id } });
    expect(account).toMatchObject({ name: "Robin Sample", role: "adviser", email: invitation.email });
    expect(account.passwordHash).toMatch(/^\$argon2id/);
    const events = await db.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["staff.invited", admin.id],
      ["staff.invitation-accepted", id],
    ]);
  });

  it("expires after 72 hours, and stops working when a new invitation is sent", async () => {
    const id = await invited();
    const acceptance = { token: await tokenFor(id), name: "Robin Sample", newPassword };
    expect(await acceptInvitation(acceptance, now + 72 * msPerHour)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await inviteAgain(admin, id, now)).toMatchObject({ ok: true });
    expect(await acceptInvitation(acceptance, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    const second = { ...acceptance, token: await tokenFor(id) };
    expect(await acceptInvitation(second, now)).toMatchObject({ ok: true });
    expect(await inviteAgain(admin, id, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  });

  it("is refused if the email address already has an account", async () => {
    await invited();
    expect(await invite(admin, invitation, now)).toMatchObject({ details: { codes: { email: ["staffTaken"] } } });
  });
});

describe("a change of access", () => {
  it("requires the current version of the account, and is refused for the administrator's own account", async () => {
    const { id } = await signedIn("viewer", "casey@example.com");
    const change = { id, version: 1, role: "manager", adviserId: null } as const;
    const both = await Promise.all([changeAccess(admin, change), changeAccess(admin, { ...change, role: "adviser" })]);
    expect(both.map((result) => (result.ok ? "ok" : result.error)).sort()).toEqual(["RESOURCE_CONFLICT", "ok"]);
    expect(await changeAccess(admin, { ...change, id: admin.id })).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
    expect(await db.staffUser.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 2 });
  });

  it("leaves one administrator if two administrators remove each other's role at the same time", async () => {
    const other = await signedIn("admin", "ruth@example.com");
    const change = { version: 1, role: "viewer", adviserId: null } as const;
    const results = await Promise.all([
      changeAccess(admin, { ...change, id: other.id }),
      changeAccess(other, { ...change, id: admin.id }),
    ]);
    expect(results.map((result) => (result.ok ? "ok" : result.error)).sort()).toEqual(["RESOURCE_CONFLICT", "ok"]);
    expect(await db.staffUser.count({ where: { role: "admin" } })).toBe(1);
  });
});

it("endSessions ends the chosen session of a colleague and no other session", async () => {
  const { id, sessionId } = await signedIn("viewer", "casey@example.com");
  const account = await db.staffUser.findUniqueOrThrow({ where: { id }, select: { id: true, passwordVersion: true } });
  const second = (await openSession(account, now)) ?? "";
  await endSessions(admin, { id: admin.sessionId, staffUserId: id }, now);
  await endSessions(admin, { id: sessionId, staffUserId: id }, now);
  expect(await Promise.all([sessionId, second, admin.sessionId].map((each) => findSession(each, now)))).toMatchObject([
    undefined,
    { id },
    { id: admin.id },
  ]);
  const events = await db.auditEvent.findMany({ where: { subjectId: id } });
  expect(events.map(({ action, details }) => [action, details])).toEqual([["staff.sessions-ended", { count: 1 }]]);
});

describe("a reset of a lost second factor", () => {
  let owner: Staff;
  let other: Staff;

  beforeEach(async () => {
    owner = await signedIn("adviser", "helen@example.com");
    other = await signedIn("admin", "ruth@example.com");
    await addSecondFactor(owner, totpCode(await readNewSecret(owner.id, now), now), now);
  });

  it("requires two administrators, ends every session of the account and is announced by email", async () => {
    expect(await requestFactorReset(admin, owner.id, now)).toMatchObject({ ok: true });
    expect(await requestFactorReset(other, owner.id, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await confirmFactorReset(admin, owner.id, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await findSession(owner.sessionId, now)).toMatchObject({ hasSecondFactor: true });
    expect(await confirmFactorReset(other, owner.id, now)).toMatchObject({ ok: true });
    expect(await findSession(owner.sessionId, now)).toBeUndefined();
    expect(await db.staffUser.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({ totpEnrolledAt: null });
    expect(await db.staffRecoveryCode.count({ where: { staffUserId: owner.id } })).toBe(0);
    expect(await confirmFactorReset(other, owner.id, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    const post = aMailer();
    const notice = { staffUserId: owner.id, kind: "second-factor-reset", at: new Date(now).toISOString() } as const;
    expect(await sendAccountNotice(notice, post)).toBe("sent");
    expect(post.emails[0]?.text).toContain("Two administrators");
  });

  it("cannot be requested or confirmed by the owner of the account", async () => {
    expect(await requestFactorReset(owner, owner.id, now)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
    await requestFactorReset(admin, owner.id, now);
    expect(await confirmFactorReset(owner, owner.id, now)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  });

  it("cannot be confirmed after a day, or if the requester is no longer an administrator", async () => {
    await requestFactorReset(admin, owner.id, now);
    const late = now + resetRequestLifetime;
    expect(await confirmFactorReset(other, owner.id, late)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await requestFactorReset(admin, owner.id, late)).toMatchObject({ ok: true });
    await db.staffUser.update({ where: { id: admin.id }, data: { role: "viewer" } });
    expect(await confirmFactorReset(other, owner.id, late)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  });

  it("is rejected by the database if its requester or the account's owner confirms it", async () => {
    const request = { staffUserId: owner.id, requestedById: admin.id, requestedAt: new Date(now) };
    const confirmed = (confirmedById: string) =>
      db.secondFactorReset.create({ data: { ...request, confirmedById, confirmedAt: new Date(now) } });
    await expect(confirmed(admin.id)).rejects.toThrow("reset_is_confirmed_by_another_person");
    await expect(confirmed(owner.id)).rejects.toThrow("reset_concerns_another_person");
    await expect(confirmed(other.id)).resolves.toBeDefined();
  });
});
