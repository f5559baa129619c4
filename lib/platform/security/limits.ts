import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { db, pool } from "../db/client";
import { env } from "../env";
import type { Swept } from "../jobs/sweep";
import { fail, ok } from "../result";
import type { Result } from "../result";
import type { Instant } from "../time/instant";

type Budget = { readonly points: number; readonly seconds: number };
type Limit = { readonly address: Budget; readonly site?: Budget };

const hour = 3_600;
const minute = 60;

/** The limits per network and for the whole site. The contract defines most of them. */
export const limits = {
  booking: { address: { points: 20, seconds: hour }, site: { points: 2_000, seconds: minute } },
  contact: { address: { points: 10, seconds: hour }, site: { points: 600, seconds: minute } },
  newsletter: { address: { points: 10, seconds: hour }, site: { points: 600, seconds: minute } },
  /** Emails with the links of a client's bookings; not in the contract. */
  find: { address: { points: 10, seconds: hour }, site: { points: 600, seconds: minute } },
  /** Unsubscribing from the newsletter; not in the contract. A mail service unsubscribes many users from one address. */
  leave: { address: { points: 600, seconds: minute } },
  events: { address: { points: 600, seconds: minute } },
  read: { address: { points: 600, seconds: minute } },
  /** Sign-in attempts from one network, and on one account from any network. */
  signIn: { address: { points: 10, seconds: 15 * minute }, site: { points: 300, seconds: minute } },
  account: { address: { points: 20, seconds: hour } },
  /** Sign-in attempts of a browser that has signed in to the account before. */
  knownBrowser: { address: { points: 20, seconds: hour } },
  /** Actions of one staff member. */
  staffAction: { address: { points: 240, seconds: minute } },
  /** Saved steps of the wizard and held slots. */
  step: { address: { points: 300, seconds: hour }, site: { points: 6_000, seconds: minute } },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/**
 * Emails to one recipient in 24 hours, across all forms and plus tags. A recipient is confirmed after using a link that only an email
 * contains. Forms and bookings share their slots (decision 31).
 */
export const emailAllowance = {
  unconfirmed: { form: 3, booking: 6, reminder: 6, summary: 3 },
  confirmed: { form: 10, booking: 30, reminder: 30, summary: 6 },
} as const;

export const confirmedForDays = 180;

/**
 * The number of slots that visitors of one network may hold in parallel, in total and on one day. It is high enough for the visitors of a
 * library, and too low to block a whole day.
 */
export function holdAllowance(): { readonly live: number; readonly sameDay: number } {
  const factor = env().LIMIT_FACTOR;
  return { live: 6 * factor, sameDay: 3 * factor };
}

const limiters = new Map<string, RateLimiterPostgres>();

function limiter(name: string, budget: Budget): RateLimiterPostgres {
  const cached = limiters.get(name);
  if (cached) return cached;
  const shape = { keyPrefix: name, points: budget.points * env().LIMIT_FACTOR, duration: budget.seconds };
  const made = new RateLimiterPostgres({
    ...shape,
    storeClient: pool(),
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // While the database is away, this process counts by itself.
    insuranceLimiter: new RateLimiterMemory(shape),
  });
  limiters.set(name, made);
  return made;
}

export type Admission = {
  /** Returns the point, for requests that do not count, such as repeats and refused input. */
  refund(): Promise<void>;
};

/** Takes one point from the network's and the site's budget. Refuses with `{ retryAfter }` in seconds. */
export async function admit(name: LimitName, network: string): Promise<Result<Admission, "TOO_MANY_REQUESTS">> {
  const limit: Limit = limits[name];
  const perAddress = limiter(`${name}:address`, limit.address);
  const refused = await take(perAddress, network);
  if (refused !== undefined) return fail("TOO_MANY_REQUESTS", { retryAfter: refused });
  if (!limit.site) return ok({ refund: () => giveBack(perAddress, network) });

  const forAll = limiter(`${name}:site`, limit.site);
  const full = await take(forAll, "all");
  if (full !== undefined) {
    await giveBack(perAddress, network);
    return fail("TOO_MANY_REQUESTS", { retryAfter: full });
  }
  return ok({
    refund: async () => {
      await Promise.all([giveBack(perAddress, network), giveBack(forAll, "all")]);
    },
  });
}

async function take(from: RateLimiterPostgres, key: string): Promise<number | undefined> {
  try {
    await from.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw refusal;
  }
}

async function giveBack(to: RateLimiterPostgres, key: string): Promise<void> {
  await to.reward(key);
}

/** Deletes the counters of past windows. */
export async function sweepLimits(now: Instant): Promise<Swept<"counters">> {
  const { count } = await db.rateLimit.deleteMany({ where: { expire: { lt: now } } });
  return { counters: count };
}
