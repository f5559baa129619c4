import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { db, pool } from "../db/client";
import { env } from "../env";
import type { Swept } from "../jobs/sweep";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { boundedCache } from "../time/bounded-cache";
import type { Instant } from "../time/instant";
import { isUuid } from "../uuid";
import { noteRefusedAttempt } from "./refused-attempts";

type Budget = { readonly points: number; readonly seconds: number };
type Limit = { readonly address: Budget; readonly site?: Budget };

const hour = 3_600;
const minute = 60;

/** The rate limits for each network and for the whole site. The API contract defines most of these limits. */
export const limits = {
  booking: { address: { points: 20, seconds: hour }, site: { points: 2_000, seconds: minute } },
  contact: { address: { points: 10, seconds: hour }, site: { points: 600, seconds: minute } },
  newsletter: { address: { points: 10, seconds: hour }, site: { points: 600, seconds: minute } },
  /** Requests for an email with the links to a client's bookings. Not in the contract. */
  find: { address: { points: 10, seconds: hour }, site: { points: 600, seconds: minute } },
  /**
   * Unsubscribing from the newsletter. Not in the contract. The limit is high, because a mail service unsubscribes many
   * users from one network.
   */
  unsubscribe: { address: { points: 600, seconds: minute } },
  events: { address: { points: 600, seconds: minute } },
  read: { address: { points: 600, seconds: minute } },
  /**
   * Requests to the webhooks of the mail service and the payment provider, and those to the webhook of Google Ads with
   * a wrong key. Not in the contract.
   */
  webhook: { address: { points: 600, seconds: minute } },
  /** Sign-in attempts from one network. */
  signIn: { address: { points: 10, seconds: 15 * minute }, site: { points: 300, seconds: minute } },
  /** Sign-in attempts on one account from all browsers that have not signed in to it before. */
  account: { address: { points: 20, seconds: hour } },
  /** Sign-in attempts of a browser that has signed in to the account before. */
  knownBrowser: { address: { points: 20, seconds: hour } },
  /**
   * Codes of the second factor for one account. A browser that has signed in to the account before has its own limit.
   */
  secondFactor: { address: { points: 20, seconds: hour } },
  /** Passwords or codes that confirm a sensitive change. */
  reauthentication: { address: { points: 10, seconds: 15 * minute } },
  /** Requested password resets. Not in the contract. */
  passwordReset: { address: { points: 10, seconds: hour }, site: { points: 300, seconds: minute } },
  /** Documents that clients upload from their manage page. Not in the contract. */
  upload: { address: { points: 30, seconds: hour }, site: { points: 120, seconds: minute } },
  /** Documents that one staff member uploads. */
  staffUpload: { address: { points: 60, seconds: minute } },
  /** Actions of one staff member. */
  staffAction: { address: { points: 240, seconds: minute } },
  /** Test emails that one administrator sends. */
  mailTest: { address: { points: 5, seconds: 10 * minute } },
  /** Searches of one staff member. A search runs while the staff member types. */
  staffSearch: { address: { points: 300, seconds: minute } },
  /** Saved steps of the booking wizard and reserved time slots. */
  step: { address: { points: 300, seconds: hour }, site: { points: 6_000, seconds: minute } },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/**
 * The maximum number of emails to one recipient in 24 hours. All spellings of a mailbox's address, such as spellings
 * with a plus tag, count as one recipient. Emails about bookings (`booking`) and emails caused by other forms (`form`)
 * both count towards the maximum for `booking`. A recipient is `confirmed` for `confirmedForDays` days after pressing a
 * button on a page that can be reached only with a link from an email (decision 31).
 */
export const emailAllowance = {
  unconfirmed: { form: 3, booking: 6, reminder: 6, summary: 3 },
  confirmed: { form: 10, booking: 30, reminder: 30, summary: 6 },
} as const;

export const confirmedForDays = 180;

/**
 * The number of time slots that visitors of one network may reserve at the same time: in total, and on one day. The
 * number is high enough for several visitors in a library and too low to block a whole day.
 */
export function holdAllowance(): { readonly live: number; readonly sameDay: number } {
  const factor = env().LIMIT_FACTOR;
  return { live: 6 * factor, sameDay: 3 * factor };
}

const limiters = new Map<string, RateLimiterPostgres>();

function limiter(name: string, budget: Budget): RateLimiterPostgres {
  const cached = limiters.get(name);
  if (cached) return cached;
  const made = new RateLimiterPostgres({
    keyPrefix: name,
    points: budget.points * env().LIMIT_FACTOR,
    duration: budget.seconds,
    storeClient: pool(),
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  limiters.set(name, made);
  return made;
}

export type Admission = {
  /** Refunds the points of a request that does not count, such as a repeated request or one with invalid input. */
  refund(): Promise<void>;
};

/**
 * Takes one point from the network's limit and one from the site's limit. A refusal has `retryAfter` in seconds and is
 * counted by `noteRefusedAttempt`. `account`: the account that the limit protects, if the key is not its id.
 */
export async function admit(
  name: LimitName,
  network: string,
  account = isUuid(network) ? network : undefined,
): Promise<Result<Admission, "TOO_MANY_REQUESTS">> {
  const limit: Limit = limits[name];
  const perAddress = limiter(`${name}:address`, limit.address);
  const refused = await take(perAddress, network);
  if (refused !== undefined) {
    noteRefusedAttempt({ kind: `limit-${name}`, account }, Date.now());
    return fail("TOO_MANY_REQUESTS", { retryAfter: refused });
  }
  if (!limit.site) return ok({ refund: () => giveBack(perAddress, network) });

  const forAll = limiter(`${name}:site`, limit.site);
  const full = await take(forAll, "all");
  if (full !== undefined) {
    await giveBack(perAddress, network);
    noteRefusedAttempt({ kind: `limit-${name}-site`, account }, Date.now());
    return fail("TOO_MANY_REQUESTS", { retryAfter: full });
  }
  return ok({
    refund: async () => {
      await Promise.all([giveBack(perAddress, network), giveBack(forAll, "all")]);
    },
  });
}

/**
 * The counts of this process. They decide only while the database cannot count, for example because a flood of requests
 * uses all of its connections. They also include the requests that the database counts. Otherwise, they would start at
 * zero when the database fails, and admit the whole limit again.
 */
const ownCounts = boundedCache<{ points: number; endsAt: Instant }>(20_000);

function ownCount(of: RateLimiterPostgres, key: string) {
  const count = ownCounts(of.getKey(key), () => ({ points: 0, endsAt: 0 }));
  if (count.endsAt <= Date.now()) Object.assign(count, { points: 0, endsAt: Date.now() + of.duration * 1_000 });
  return count;
}

/** Takes a point. If no point is left, returns the number of seconds until points are available again. */
async function take(from: RateLimiterPostgres, key: string): Promise<number | undefined> {
  const own = ownCount(from, key);
  const ordinal = (own.points += 1);
  const refused = await from.consume(key).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (refused === undefined) return undefined;
  if (refused instanceof RateLimiterRes) return secondsOf(refused.msBeforeNext);
  return ordinal > from.points ? secondsOf(own.endsAt - Date.now()) : undefined;
}

async function giveBack(to: RateLimiterPostgres, key: string): Promise<void> {
  ownCount(to, key).points -= 1;
  await to.reward(key).catch(() => undefined);
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1_000));
}

/** Deletes the counters of past time windows. */
export async function sweepLimits(now: Instant): Promise<Swept<"counters">> {
  const { count } = await db.rateLimit.deleteMany({ where: { expire: { lt: now } } });
  return { counters: count };
}
