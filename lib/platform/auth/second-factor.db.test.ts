import { cookies, newBrowser } from "@/lib/testing/browser-request";
import { totpCode } from "@/lib/testing/totp-code";
import { db } from "../db/client";
import { msPerMinute } from "../time/instant";
import { hashPassword } from "./passwords";
import { maxCodes, pendingLifetime } from "./pending-sign-in";
import { acceptCode, enrolSecondFactor, readNewSecret, removeSecondFactor } from "./second-factor";
import { enterCode, signIn } from "./sign-in";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2026-12-09T15:00:00Z");
const step = 30_000;
const email = "helen@example.com";
const password = "seven calm rivers";
const wrong = { ok: false, error: "VALIDATION_ERROR", details: { codes: { code: ["codeWrong"] } } };
const over = { ok: false, error: "AUTH_TOKEN_EXPIRED" };

let id = "";
let secret = "";
let recovery: readonly string[] = [];
let passwordHash: string | undefined;

beforeEach(async () => {
  newBrowser();
  await db.staffUser.deleteMany({});
  await db.$executeRaw`delete from rate_limits`;
  passwordHash ??= await hashPassword(password);
  ({ id } = await db.staffUser.create({ data: { email, name: "Helen Sample", role: "adviser", passwordHash } }));
  secret = await readNewSecret(id, now);
  recovery = (await db.$transaction((tx) => enrol(tx, totpCode(secret, now)))) ?? [];
});

const enrol = (tx: Parameters<typeof enrolSecondFactor>[0], code: string, at = now) =>
  enrolSecondFactor(tx, { staffUserId: id, code }, at);
const codeAt = (at: number) => ({ kind: "app", code: totpCode(secret, at) }) as const;
const begin = (at: number) => signIn({ email, password }, at);
const sessions = () => db.staffSession.count({ where: { endedAt: null } });

describe("enrolment", () => {
  it("encrypts the secret and stores only hashes of the recovery codes", async () => {
    const account = await db.staffUser.findUniqueOrThrow({ where: { id }, include: { recoveryCodes: true } });
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    expect(recovery.every((code) => /^(?:[2-9A-HJKMNP-TV-Z]{4}-){5}[2-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    const stored = [account.totpSecretCipher ?? [], ...account.recoveryCodes.map(({ codeHash }) => codeHash)]
      .map((bytes) => Buffer.from(bytes).toString("latin1"))
      .join();
    for (const text of [secret, ...recovery]) expect(stored).not.toContain(text);
  });

  it("shows the same secret for half an hour, then a new secret, and refuses codes of earlier secrets", async () => {
    await db.$transaction((tx) => removeSecondFactor(tx, id));
    const newSecret = await readNewSecret(id, now);
    expect(newSecret).not.toBe(secret);
    expect(await readNewSecret(id, now + 29 * msPerMinute)).toBe(newSecret);
    expect(await db.$transaction((tx) => enrol(tx, totpCode(secret, now)))).toBeUndefined();
    expect(await readNewSecret(id, now + 30 * msPerMinute)).not.toBe(newSecret);
    expect(await db.$transaction((tx) => enrol(tx, totpCode(newSecret, now)))).toBeUndefined();
  });

  it("binds the secret to the account, so that a copy in another account cannot be decrypted", async () => {
    const { totpSecretCipher } = await db.staffUser.findUniqueOrThrow({ where: { id } });
    const other = await db.staffUser.create({
      data: {
        email: "robin@example.com",
        name: "Robin Sample",
        role: "viewer",
        passwordHash: "none",
        totpSecretCipher,
        totpEnrolledAt: new Date(now),
      },
    });
    await expect(acceptCode(other.id, totpCode(secret, now + step), now + step)).rejects.toThrow();
  });
});

describe("a sign-in between the password and the code", () => {
  it("has no session until the code is entered", async () => {
    expect(await begin(now + step)).toEqual({ ok: true, value: "code-needed" });
    expect(await sessions()).toBe(0);
    expect((await cookies()).getAll().map(({ name }) => name)).toEqual(["staff-sign-in"]);
    expect(await enterCode(codeAt(now + step), now + step)).toMatchObject({ ok: true });
    expect(await sessions()).toBe(1);
    expect((await cookies()).getAll().map(({ name }) => name)).toEqual([expect.stringMatching(/^known-browser-/)]);
  });

  it("accepts each code only once, even if another browser or a parallel request enters it", async () => {
    const at = now + step;
    await begin(at);
    expect(await enterCode(codeAt(now), at)).toEqual(wrong);
    expect(await enterCode(codeAt(at), at)).toMatchObject({ ok: true });
    newBrowser("198.51.100.7");
    await begin(at);
    expect(await enterCode(codeAt(at), at)).toEqual(wrong);
    const next = now + 2 * step;
    const parallel = await Promise.all(Array.from({ length: 8 }, () => acceptCode(id, totpCode(secret, next), next)));
    expect(parallel.filter(Boolean)).toHaveLength(1);
  });

  it("accepts no old code, because the database refuses to lower the time step of the last accepted code", async () => {
    await expect(db.$executeRaw`update staff_users set totp_last_step = totp_last_step - 1`).rejects.toThrow(
      "a code is accepted only once",
    );
  });

  it("ends after five wrong codes, even if the sixth code is right", async () => {
    await begin(now + step);
    for (let count = 0; count < maxCodes; count += 1)
      expect(await enterCode({ kind: "app", code: "000000" }, now + step)).toEqual(wrong);
    expect(await enterCode(codeAt(now + step), now + step)).toEqual(over);
    expect(await sessions()).toBe(0);
  });

  it("ends after five minutes", async () => {
    await begin(now);
    const late = now + pendingLifetime;
    expect(await enterCode(codeAt(late - 1), late)).toEqual(over);
  });

  it("ends when the account is deactivated or its password changes", async () => {
    await begin(now + step);
    await db.staffUser.update({ where: { id }, data: { isActive: false } });
    expect(await enterCode(codeAt(now + step), now + step)).toEqual(over);
    await db.staffUser.update({ where: { id }, data: { isActive: true } });
    await begin(now + 2 * step);
    await db.staffUser.update({ where: { id }, data: { passwordHash: "another" } });
    expect(await enterCode(codeAt(now + 2 * step), now + 2 * step)).toEqual(over);
    expect(await sessions()).toBe(0);
  });

  it("limits the attempts to enter a code for one account, even if the password is entered again", async () => {
    let last: unknown;
    for (let count = 0; count < 21; count += 1) {
      if (count % maxCodes === 0) await begin(now + step);
      last = await enterCode({ kind: "app", code: "000000" }, now + step);
    }
    expect(last).toMatchObject({ ok: false, error: "TOO_MANY_REQUESTS" });
  });

  it("accepts no code from a browser without the sign-in's cookie", async () => {
    await begin(now + step);
    newBrowser();
    expect(await enterCode(codeAt(now + step), now + step)).toEqual(over);
  });
});

describe("a recovery code", () => {
  const withRecovery = (code = "") => enterCode({ kind: "recovery", code }, now);

  it("replaces an app code once, and its hyphens, spaces and letter case do not matter", async () => {
    await begin(now);
    expect(await withRecovery(` ${recovery[0]?.toLowerCase().replace("-", " ")}`)).toMatchObject({ ok: true });
    await begin(now);
    expect(await withRecovery(recovery[0])).toEqual(wrong);
    expect(await withRecovery(recovery[1])).toMatchObject({ ok: true });
    expect(await sessions()).toBe(2);
  });

  it("is not accepted as an app code, and an app code is not accepted as a recovery code", async () => {
    await begin(now + step);
    expect(await enterCode({ kind: "app", code: recovery[2] ?? "" }, now + step)).toEqual(wrong);
    expect(await withRecovery(totpCode(secret, now + step))).toEqual(wrong);
  });

  it("cannot be used again, because the database refuses to mark it as unused", async () => {
    await begin(now);
    await withRecovery(recovery[0]);
    await expect(
      db.$executeRaw`update staff_recovery_codes set used_at = null where used_at is not null`,
    ).rejects.toThrow("stays used");
  });
});
