import { db } from "../db/client";
import { msPerDay, msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import type { Staff } from "./staff";

/** A session ends when it has been idle for `idleLifetime`, and `longestLifetime` after its start at the latest. */
export const idleLifetime = 30 * msPerMinute;
export const longestLifetime = 8 * msPerHour;

/**
 * The time of the last request is stored at most this often, because storing it each time would add a write to every
 * read.
 */
const seenEvery = msPerMinute;

type Account = { readonly id: string; readonly passwordVersion: number };

/**
 * Creates a session and deletes this person's sessions that are older than a month. Returns the session's id, which is
 * no credential by itself, or undefined if the account was deactivated or its password changed since the password was
 * compared. The account's row is locked, so a concurrent change waits and then ends this session.
 */
export async function openSession({ id, passwordVersion }: Account, now: Instant): Promise<string | undefined> {
  const at = new Date(now);
  const [opened] = await db.$queryRaw<{ id: string }[]>`
    insert into staff_sessions (staff_user_id, created_at, seen_at)
    select id, ${at}, ${at} from staff_users where id = ${id}::uuid and is_active and password_version = ${passwordVersion} for share
    returning id::text`;
  await db.staffSession.deleteMany({ where: { staffUserId: id, createdAt: { lt: new Date(now - 30 * msPerDay) } } });
  return opened?.id;
}

/** The staff member of a valid session with an active account, or undefined. Extends the session. */
export async function findSession(id: string, now: Instant): Promise<Staff | undefined> {
  const session = await db.staffSession.findFirst({
    where: {
      id,
      endedAt: null,
      createdAt: { gt: new Date(now - longestLifetime) },
      seenAt: { gt: new Date(now - idleLifetime) },
      staffUser: { isActive: true },
    },
    select: { seenAt: true, staffUser: { select: { id: true, name: true, email: true, role: true, adviserId: true } } },
  });
  if (!session) return undefined;
  if (session.seenAt.getTime() < now - seenEvery) {
    await db.staffSession.updateMany({ where: { id, seenAt: { lt: new Date(now) } }, data: { seenAt: new Date(now) } });
  }
  return { kind: "staff", ...session.staffUser, sessionId: id } as Staff;
}

/** Ends a session. The end of an already ended session is not changed. */
export async function endSession(id: string, now: Instant): Promise<void> {
  await db.staffSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date(now) } });
}
