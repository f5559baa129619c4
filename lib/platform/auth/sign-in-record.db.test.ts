import { hash } from "@node-rs/argon2";

import { idle } from "@/lib/platform/forms/form-state";
import { linkToken } from "@/lib/platform/auth/links";
import { attemptsStored, unknownAccount } from "@/lib/platform/security/refused-attempts";
import { requestPasswordReset, sendPasswordReset } from "@/lib/staff/commands/password-reset-email";
import { resetPassword, signOut } from "@/lib/staff/actions/sign-in";
import { aMailer } from "@/lib/testing/a-mailer";
import { newBrowser } from "@/lib/testing/browser-request";
import { emptyTables } from "@/lib/testing/empty-tables";
import { totpCode } from "@/lib/testing/totp-code";
import { db } from "../db/client";
import { withRequest } from "../request/request-context";
import { writeSession } from "./cookie";
import { reauthenticate } from "./reauthenticate";
import { enrolSecondFactor, readNewSecret } from "./second-factor";
import { enterCode, signIn } from "./sign-in";
import { findSignedInStaff } from "./sessions";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-12-09T15:00:00Z");
const email = "helen@example.com";
const password = "seven calm rivers";
let id = "";

beforeEach(async () => {
  newBrowser();
  await attemptsStored();
  await db.staffUser.deleteMany({});
  await emptyTables("audit_events");
  await db.refusedAttempt.deleteMany();
  await db.emailCooldown.deleteMany();
  await db.$executeRaw`delete from rate_limits`;
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  ({ id } = await db.staffUser.create({ data: { email, name: "Helen Tremblay", role: "adviser", passwordHash } }));
});

const fromNetwork = <T>(run: () => Promise<T>) => withRequest({ id: "r", address: "192.0.2.7" }, run);
const signInWith = (given: { email?: string; password?: string } = {}) =>
  fromNetwork(() => signIn({ email, password, ...given }, now));

async function audited() {
  const rows = await db.auditEvent.findMany({ where: { subjectKind: "staff", subjectId: id }, orderBy: { id: "asc" } });
  return rows.map(({ action, details }) => ({ action, ...(details as object) }));
}

async function attempts() {
  await attemptsStored();
  const rows = await db.refusedAttempt.findMany({ orderBy: { kind: "asc" } });
  return rows.map(({ kind, account, network, count }) => ({ kind, account, network, count }));
}

async function signedInStaff() {
  const signed = await signInWith();
  if (!signed.ok || signed.value === "code-needed") throw new Error("The sign-in failed");
  await writeSession(signed.value);
  const session = await findSignedInStaff(signed.value.sessionId, now);
  if (!session) throw new Error("The session was refused");
  return session.staff;
}

async function addFactor() {
  const secret = await readNewSecret(id, now);
  const codes = await db.$transaction((tx) =>
    enrolSecondFactor(tx, { staffUserId: id, code: totpCode(secret, now) }, now),
  );
  return { secret, recoveryCode: codes?.[0] ?? "" };
}

describe("the audit log", () => {
  it("contains a sign-in and a sign-out, and a second sign-out adds nothing", async () => {
    await signedInStaff();
    await expect(signOut(idle, new FormData())).rejects.toThrow();
    await expect(signOut(idle, new FormData())).rejects.toThrow();
    expect(await audited()).toEqual([
      { action: "staff.signed-in", method: "password" },
      { action: "staff.signed-out" },
    ]);
  });

  it("says whether a code or a recovery code completed the sign-in", async () => {
    const { secret, recoveryCode } = await addFactor();
    const later = now + 60_000;
    await signInWith();
    await enterCode({ kind: "app", code: totpCode(secret, later) }, later);
    newBrowser();
    await signInWith();
    await enterCode({ kind: "recovery", code: recoveryCode }, later);
    expect(await audited()).toEqual(["code", "recovery-code"].map((method) => ({ action: "staff.signed-in", method })));
  });

  it("contains that a password reset was asked for, and that its link was used", async () => {
    await requestPasswordReset({ email, locale: "en" }, now);
    const { id: requestId } = await db.passwordResetRequest.findFirstOrThrow();
    await sendPasswordReset(requestId, now, aMailer());
    expect(await audited()).toEqual([{ action: "staff.password-reset-requested" }]);
    const form = new FormData();
    const newPassword = "nine quiet harbours";
    for (const [name, value] of Object.entries({
      token: linkToken(requestId),
      newPassword,
      repeatedPassword: newPassword,
    }))
      form.set(name, value);
    jest.useFakeTimers({ now, doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
    await expect(resetPassword(idle, form)).rejects.toMatchObject({
      digest: expect.stringContaining("/login?reset=1"),
    });
    jest.useRealTimers();
    expect(await audited()).toContainEqual({ action: "staff.password-reset" });
  });

  it("contains that the password was confirmed again", async () => {
    await reauthenticate(await signedInStaff(), password, now);
    expect(await audited()).toContainEqual({ action: "staff.reauthenticated", proof: "password" });
  });
});

describe("a refused attempt", () => {
  const network = "192.0.2.0/24";

  it("with a wrong password is counted for the account and the network", async () => {
    for (let times = 0; times < 3; times += 1) await signInWith({ password: "wrong" });
    expect(await attempts()).toEqual([{ kind: "password-wrong", account: id, network, count: 3 }]);
    expect(await audited()).toEqual([]);
  });

  it("on an unknown address is counted for its keyed hash", async () => {
    await signInWith({ email: "Zoe@example.org " });
    expect(await attempts()).toEqual([
      { kind: "address-unknown", account: unknownAccount("zoe@example.org"), network, count: 1 },
    ]);
  });

  it("on a deactivated account is counted as such", async () => {
    await db.staffUser.updateMany({ data: { isActive: false } });
    await signInWith();
    expect(await attempts()).toMatchObject([{ kind: "account-ended", account: id }]);
  });

  it("over the limit of the account is counted, for existing and unknown accounts", async () => {
    for (let times = 0; times < 22; times += 1) {
      await signInWith({ password: "wrong" });
      await signInWith({ email: "zoe@example.org" });
    }
    expect(await attempts()).toEqual(
      expect.arrayContaining([
        { kind: "limit-account", account: id, network, count: 2 },
        { kind: "limit-account", account: unknownAccount("zoe@example.org"), network, count: 2 },
        { kind: "password-wrong", account: id, network, count: 20 },
      ]),
    );
  });

  it.each([
    ["app", "code-wrong"],
    ["recovery", "recovery-code-wrong"],
  ] as const)("with a wrong code (%s) is counted as %s", async (kind, expected) => {
    await addFactor();
    await signInWith();
    await fromNetwork(() => enterCode({ kind, code: "000000" }, now));
    expect(await attempts()).toEqual([{ kind: expected, account: id, network, count: 1 }]);
  });

  it("to confirm the password again is counted", async () => {
    await reauthenticate(await signedInStaff(), "wrong", now);
    expect(await attempts()).toMatchObject([{ kind: "proof-wrong", account: id }]);
  });

  it("with an invalid reset link is counted", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ token: "x", newPassword: "nine quiet harbours" }))
      form.set(name, value);
    form.set("repeatedPassword", "nine quiet harbours");
    await resetPassword(idle, form);
    expect(await attempts()).toMatchObject([{ kind: "link-wrong", account: "" }]);
  });

  it("to reset the password of an unknown address is counted", async () => {
    await requestPasswordReset({ email: "zoe@example.org", locale: "en" }, now);
    const { id: requestId } = await db.passwordResetRequest.findFirstOrThrow();
    await sendPasswordReset(requestId, now, aMailer());
    expect(await attempts()).toMatchObject([
      { kind: "reset-address-unknown", account: unknownAccount("zoe@example.org") },
    ]);
  });
});
