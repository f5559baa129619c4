import { factsCa } from "@/lib/firm/profiles/facts-ca";
import { findSignedInStaff, openSession } from "@/lib/platform/auth/sessions";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { missingProof, reauthenticate, recentFor } from "@/lib/platform/auth/reauthenticate";
import { readNewSecret } from "@/lib/platform/auth/second-factor";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { totpCode } from "@/lib/testing/totp-code";

import { sendAccountNotice } from "./account-notice";
import { endOwnSession, signOutEverywhere } from "./end-sessions";
import { requestPasswordReset, sendPasswordReset } from "./password-reset-email";
import { addSecondFactor, dropSecondFactor, renewRecoveryCodes } from "./second-factor";
import { changePassword, resetPassword } from "./set-password";

const now = Date.parse("2026-12-09T15:00:00Z");
const password = "seven calm rivers";
const newPassword = "nine quiet harbours";
const email = "helen@example.com";
let passwordHash: string | undefined;
let staff: Staff;

beforeEach(async () => {
  await db.staffUser.deleteMany({});
  await db.emailCooldown.deleteMany();
  await db.passwordResetRequest.deleteMany();
  await db.$executeRaw`delete from rate_limits`;
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  passwordHash ??= await hashPassword(password);
  await db.staffUser.create({ data: { email, name: "Helen Tremblay", role: "adviser", passwordHash } });
  staff = await signedIn();
});

async function signedIn(at = now): Promise<Staff> {
  const sessionId = (await openSession(await db.staffUser.findFirstOrThrow(), at)) ?? "";
  const session = await findSignedInStaff(sessionId, at);
  if (!session) throw new Error("The session was refused");
  return session.staff;
}

const openSessions = async () =>
  (await db.staffSession.findMany({ where: { endedAt: null }, select: { id: true } })).map(({ id }) => id);
const actions = async () =>
  (await db.auditEvent.findMany({ where: { subjectId: staff.id }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

describe("a new password", () => {
  const change = { currentPassword: password, newPassword };

  it("requires the old password and ends every session", async () => {
    const wrong = await changePassword(staff, { ...change, currentPassword: "eight calm rivers" }, now);
    expect(wrong).toMatchObject({ details: { codes: { currentPassword: ["passwordWrong"] } } });
    expect(await openSessions()).toHaveLength(1);
    expect(await changePassword(staff, change, now)).toMatchObject({ ok: true, value: { passwordVersion: 2 } });
    expect(await openSessions()).toEqual([]);
    expect(await actions()).toEqual(["staff.password-changed"]);
  });

  it.each([
    ["short", "passwordShort"],
    ["passwordpassword", "passwordCommon"],
    ["P@ssw0rd-2026!", "passwordCommon"],
    ["tremblay-helen", "passwordPersonal"],
    [`${factsCa.tradingName} 1`, "passwordFirm"],
    [password, "passwordUnchanged"],
  ])("cannot be %j (%s)", async (text, code) => {
    expect(await changePassword(staff, { ...change, newPassword: text }, now)).toMatchObject({
      details: { codes: { newPassword: [code] } },
    });
  });

  it("completes the setup of an account that another person created", async () => {
    await db.staffUser.updateMany({ data: { mustChangePassword: true } });
    expect(await findSignedInStaff(staff.sessionId, now)).toMatchObject({ setup: "password" });
    await changePassword(staff, change, now);
    const [account] = await db.staffUser.findMany();
    expect(account?.mustChangePassword).toBe(false);
  });

  it("is announced to the staff member by a single email", async () => {
    await changePassword(staff, change, now);
    const post = aMailer();
    const notice = { staffUserId: staff.id, kind: "password-changed", at: new Date(now).toISOString() } as const;
    expect(await sendAccountNotice(notice, post)).toBe("sent");
    expect(await sendAccountNotice(notice, post)).toBe("already-sent");
    expect(post.emails).toMatchObject([{ to: email, subject: "[Demo] Your password was changed" }]);
  });
});

describe("a forgotten password", () => {
  async function linkIn(at = now): Promise<string> {
    await requestPasswordReset({ email: ` ${email.toUpperCase()} `, locale: "de" }, at);
    const [request] = await db.passwordResetRequest.findMany();
    const post = aMailer();
    expect(await sendPasswordReset(request?.id ?? "", at, post)).toBe("sent");
    expect(post.emails).toMatchObject([{ to: email, locale: "de" }]);
    return /\/de\/login\/reset\/([\w-]{43})/.exec(post.emails[0]?.text ?? "")?.[1] ?? "";
  }

  it("can be reset only once with the emailed link, and the reset ends every session", async () => {
    const token = await linkIn();
    expect(await resetPassword({ token, newPassword: "short" }, now)).toMatchObject({ error: "VALIDATION_ERROR" });
    expect(await resetPassword({ token, newPassword }, now)).toMatchObject({ ok: true });
    expect(await openSessions()).toEqual([]);
    expect(await resetPassword({ token, newPassword: "ten early winters" }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    expect(await actions()).toEqual(["staff.password-reset-requested", "staff.password-reset"]);
  });

  it("leads to no email if the email address is unknown, and the stored request is deleted", async () => {
    await requestPasswordReset({ email: "unknown@example.com", locale: "en" }, now);
    const [request] = await db.passwordResetRequest.findMany();
    const post = aMailer();
    expect(await sendPasswordReset(request?.id ?? "", now, post)).toBe("none");
    expect(post.emails).toEqual([]);
    expect(await db.passwordResetRequest.count()).toBe(0);
  });

  it("leads to one stored request an hour, even if an address is submitted twenty times in parallel", async () => {
    await Promise.all(Array.from({ length: 20 }, () => requestPasswordReset({ email, locale: "en" }, now)));
    expect(await db.passwordResetRequest.count()).toBe(1);
    await requestPasswordReset({ email, locale: "en" }, now + msPerHour);
    expect(await db.passwordResetRequest.count()).toBe(2);
  });

  it("can be requested again when the first link has expired, but not more than once an hour in the long run", async () => {
    const sent: number[] = [];
    for (let minute = 0; minute < 6 * 60; minute += 1) {
      await requestPasswordReset({ email, locale: "en" }, now + minute * msPerMinute);
      const count = await db.passwordResetRequest.count();
      if (count > sent.length) sent.push(minute);
    }
    expect(sent).toEqual([0, 30, 90, 150, 210, 270, 330]);
  });

  it("cannot be reset if the account was deactivated", async () => {
    const token = await linkIn();
    await db.staffUser.updateMany({ data: { isActive: false } });
    expect(await resetPassword({ token, newPassword }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  });
});

describe("a second factor", () => {
  async function enrol() {
    const secret = await readNewSecret(staff.id, now);
    return { secret, result: await addSecondFactor(staff, totpCode(secret, now), now) };
  }

  it("ends other sessions when it is added, and every change to it is recorded", async () => {
    await signedIn();
    expect((await enrol()).result).toMatchObject({ ok: true });
    expect(await openSessions()).toEqual([staff.sessionId]);
    expect(await addSecondFactor(staff, "000000", now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await renewRecoveryCodes(staff)).toMatchObject({ ok: true });
    expect(await db.staffRecoveryCode.count()).toBe(10);
    expect(await dropSecondFactor(staff, now)).toMatchObject({ ok: true });
    expect(await dropSecondFactor(staff, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await db.staffRecoveryCode.count()).toBe(0);
    expect(await actions()).toEqual([
      "staff.second-factor-added",
      "staff.recovery-codes-renewed",
      "staff.second-factor-removed",
    ]);
  });

  it("replaces the password for confirming sensitive changes, and a confirmation is valid for ten minutes", async () => {
    const later = now + recentFor;
    expect(missingProof(staff, later - 1)).toBeUndefined();
    expect(missingProof(staff, later)).toBe("password");
    expect(await reauthenticate(staff, "eight calm rivers", later)).toMatchObject({ ok: false });
    expect(await reauthenticate(staff, password, later)).toMatchObject({ ok: true });
    const { secret } = await enrol();
    const session = await findSignedInStaff(staff.sessionId, later);
    if (!session) throw new Error("The session has ended");
    expect(session.staff.reauthenticatedAt).toBe(later);
    expect(missingProof(session.staff, later + recentFor)).toBe("code");
    expect(await reauthenticate(session.staff, password, later)).toMatchObject({ ok: false });
    expect(await reauthenticate(session.staff, totpCode(secret, later), later)).toMatchObject({ ok: true });
    expect(await reauthenticate(session.staff, totpCode(secret, later), later)).toMatchObject({ ok: false });
  });

  it("is not needed to limit password guesses: after ten wrong passwords, the right password is refused", async () => {
    for (let tries = 0; tries < 10; tries += 1) await reauthenticate(staff, "eight calm rivers", now);
    expect(await reauthenticate(staff, password, now)).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  });
});

describe("sessions", () => {
  it("can be ended one by one or all at once, but not if they belong to other accounts", async () => {
    const other = await signedIn();
    const { id } = await db.staffUser.create({
      data: { email: "robin@example.com", name: "Robin Sample", role: "viewer", passwordHash: "none" },
    });
    const foreign = (await openSession({ id, passwordVersion: 1 }, now)) ?? "";
    await endOwnSession(staff, foreign, now);
    await endOwnSession(staff, other.sessionId, now);
    expect((await openSessions()).sort()).toEqual([staff.sessionId, foreign].sort());
    await signOutEverywhere(staff, now);
    expect(await openSessions()).toEqual([foreign]);
    expect(await actions()).toEqual(["staff.sessions-ended", "staff.sessions-ended"]);
  });
});
