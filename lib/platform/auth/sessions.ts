import { db } from "../db/client";
import { msPerDay, msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import type { Staff } from "./staff";

/** How long a session outlives its last request, and how long it lasts at most. */
export const idleLifetime = 30 * msPerMinute;
export const longestLifetime = 8 * msPerHour;

/** Writing down every request would be a write for every read. */
const seenEvery = msPerMinute;

type Account = { readonly id: string; readonly passwordVersion: number };

/**
 * Begins a session and deletes this person's of a month ago. Returns its id, which alone opens nothing; undefined where the account
 * was deactivated or got another password since the password was compared. The row is locked: a change waits, and then ends this session.
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

/** The person behind a session that has not ended, idled or grown too old, and whose account is active. Counts as a sign of life. */
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

/** Ends a session at once; one that has ended stays as it is. */
export async function endSession(id: string, now: Instant): Promise<void> {
  await db.staffSession.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date(now) } });
}
