import { db } from "../db/client";
import type { Tx } from "../db/client";
import { msPerDay, msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import { factorDueAt } from "./factor-duty";
import type { Setup, SignedInStaff, Staff } from "./staff";
import { browserName } from "./user-agent";

/** A session ends after `idleLifetime` without a request, or `maxLifetime` after its start if that is earlier. */
export const idleLifetime = 30 * msPerMinute;
export const maxLifetime = 8 * msPerHour;

/**
 * The minimum interval between two updates of a session's last request time. Without a minimum, every request would
 * write to the database.
 */
const seenEvery = msPerMinute;

export type NewSession = {
  readonly id: string;
  readonly passwordVersion: number;
  readonly userAgent?: string | null;
};

/**
 * Creates a session and deletes the account's sessions that are older than a month. Returns the session's id. The id
 * alone gives no access: a request needs the session cookie, and only the server can create this cookie from the id.
 * Returns undefined if the account was deactivated or got a new password after the sign-in had checked the password.
 * The account's row is locked, so a concurrent deactivation or change of the password waits and then ends this session.
 */
export async function openSession(
  { id, passwordVersion, userAgent = null }: NewSession,
  now: Instant,
  tx: Tx | typeof db = db,
): Promise<string | undefined> {
  const at = new Date(now);
  const { browser, system } = browserName(userAgent);
  const [opened] = await tx.$queryRaw<{ id: string }[]>`
    insert into staff_sessions (staff_user_id, created_at, seen_at, reauthenticated_at, browser, system)
    select id, ${at}, ${at}, ${at}, ${browser}, ${system} from staff_users
    where id = ${id}::uuid and is_active and password_version = ${passwordVersion} for share
    returning id::text`;
  await tx.staffSession.deleteMany({ where: { staffUserId: id, createdAt: { lt: new Date(now - 30 * msPerDay) } } });
  return opened?.id;
}

/**
 * Finds a session's staff member and extends the session. Undefined if the session is invalid, or if the staff member
 * must still choose a password or add a second factor.
 */
export async function findSession(id: string, now: Instant): Promise<Staff | undefined> {
  return staffIn(await findSignedInStaff(id, now));
}

/** Like `findSession`, but does not extend the session. For background requests, such as live updates. */
export async function peekSession(id: string, now: Instant): Promise<Staff | undefined> {
  return staffIn(await peekSignedInStaff(id, now));
}

/** Returns the staff member if the setup of the account is complete. */
export function staffIn(signedIn: SignedInStaff | undefined): Staff | undefined {
  return signedIn?.setup === undefined ? signedIn?.staff : undefined;
}

/**
 * Finds a session's staff member and extends the session. Undefined if the session or the account is not active, or if
 * the session's cookie has another version than `tokenVersion`.
 */
export async function findSignedInStaff(
  id: string,
  now: Instant,
  tokenVersion?: number,
): Promise<SignedInStaff | undefined> {
  const session = await validSession(id, now, tokenVersion);
  if (session && session.seenAt.getTime() < now - seenEvery) {
    await db.staffSession.updateMany({ where: { id, seenAt: { lt: new Date(now) } }, data: { seenAt: new Date(now) } });
  }
  return session;
}

/** Like `findSignedInStaff`, but does not extend the session. */
export function peekSignedInStaff(id: string, now: Instant, tokenVersion?: number): Promise<SignedInStaff | undefined> {
  return validSession(id, now, tokenVersion);
}

async function validSession(
  id: string,
  now: Instant,
  tokenVersion: number | undefined,
): Promise<(SignedInStaff & { readonly seenAt: Date }) | undefined> {
  const ofToken = tokenVersion === undefined ? {} : { tokenVersion };
  const session = await db.staffSession.findFirst({
    where: { id, ...ofToken, ...openAt(now), staffUser: { isActive: true } },
    select: {
      seenAt: true,
      reauthenticatedAt: true,
      staffUser: {
        select: {
          id: true,
          name: true,
          email: true,
          role: true,
          adviserId: true,
          mustChangePassword: true,
          totpEnrolledAt: true,
          createdAt: true,
        },
      },
    },
  });
  if (!session) return undefined;
  const { mustChangePassword, totpEnrolledAt, createdAt, ...account } = session.staffUser;
  const hasSecondFactor = totpEnrolledAt !== null;
  const reauthenticatedAt = session.reauthenticatedAt.getTime();
  const dueAt = await factorDueAt({ role: account.role, createdAt, hasSecondFactor });
  const factor = { hasSecondFactor, factorDueAt: dueAt };
  const staff = { kind: "staff", ...account, sessionId: id, ...factor, reauthenticatedAt } as Staff;
  const setupOfFactor: Setup | undefined = dueAt !== undefined && dueAt <= now ? "second-factor" : undefined;
  return { staff, setup: mustChangePassword ? "password" : setupOfFactor, seenAt: session.seenAt };
}

/** The query condition for open sessions: not ended, not idle for too long and not too old. */
export const openAt = (now: Instant) => ({
  endedAt: null,
  createdAt: { gt: new Date(now - maxLifetime) },
  seenAt: { gt: new Date(now - idleLifetime) },
});

/**
 * Stores that the staff member of this session has just entered the password or a code, and returns the version of the
 * session's next cookie. The earlier cookie no longer opens the session. Undefined if the session has ended.
 */
export async function renewSession(tx: Tx, id: string, now: Instant): Promise<number | undefined> {
  const [renewed] = await tx.staffSession.updateManyAndReturn({
    where: { id, endedAt: null },
    data: { reauthenticatedAt: new Date(now), tokenVersion: { increment: 1 } },
    select: { tokenVersion: true },
  });
  return renewed?.tokenVersion;
}

/**
 * Ends a session and returns the id of its staff member. Undefined if the session has already ended. It then keeps its
 * end time.
 */
export async function endSession(id: string, now: Instant, tx: Tx | typeof db = db): Promise<string | undefined> {
  const [ended] = await tx.staffSession.updateManyAndReturn({
    where: { id, endedAt: null },
    data: { endedAt: new Date(now) },
    select: { staffUserId: true },
  });
  return ended?.staffUserId;
}
