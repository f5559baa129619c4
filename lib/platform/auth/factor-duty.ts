import { db } from "../db/client";
import { env } from "../env";
import { msPerDay } from "../time/instant";
import type { Instant } from "../time/instant";
import type { Role } from "./permissions";

/** How long an account may be used without a second factor. Administrators get no such time. */
const grace = 7 * msPerDay;

/** Whether every account needs a second factor. In demo mode a sample password is enough to try the dashboard. */
export const isFactorRequired = () => env().SITE_MODE === "live";

type Account = { readonly role: Role; readonly createdAt: Date; readonly hasSecondFactor: boolean };

/**
 * Returns the moment from which an account without a second factor opens only the page that adds one. For
 * administrators this is the beginning of the account. For other roles it is seven days after the account was created,
 * or after the release that introduced this rule if that is later. Undefined if no second factor is missing.
 */
export async function factorDueAt({ role, createdAt, hasSecondFactor }: Account): Promise<Instant | undefined> {
  if (!isFactorRequired() || hasSecondFactor) return undefined;
  if (role === "admin") return createdAt.getTime();
  const installation = await db.installation.findUnique({ where: { id: 1 }, select: { secondFactorSince: true } });
  return Math.max(createdAt.getTime(), installation?.secondFactorSince.getTime() ?? 0) + grace;
}
