import { db, Prisma } from "../db/client";
import type { Swept } from "../jobs/sweep";
import { errorFields, logOncePerMinute } from "../log";
import { currentClientAddress } from "../request/request-context";
import { msPerHour } from "../time/instant";
import type { Instant } from "../time/instant";
import { isUuid } from "../uuid";
import { networkPrefix } from "./address";
import { hmac } from "./keys";

type AttemptKind =
  | "password-wrong"
  | "account-ended"
  | "address-unknown"
  | "code-wrong"
  | "recovery-code-wrong"
  | "proof-wrong"
  | "link-wrong"
  | "reset-address-unknown"
  | `limit-${string}`;

export type RefusedAttempt = {
  readonly kind: AttemptKind;
  /** The id of a staff account, or the result of `unknownAccount`. */
  readonly account?: string | undefined;
};

/** Identifies an email address that has no account. The hash needs a secret key, so it does not reveal the address. */
export const unknownAccount = (email: string) => hmac("refused-attempt", email).toString("base64url");

type Row = {
  readonly hour: Instant;
  readonly kind: string;
  readonly account: string;
  readonly network: string;
  readonly firstAt: Instant;
  count: number;
  lastAt: Instant;
};

/**
 * The maximum number of accounts and networks for which a process writes a row in one hour. Attempts beyond it are
 * counted without their network and unknown address, so that an attack from many networks cannot fill the table.
 */
export const maxRowsPerHour = 500;

let hourOfRows = 0;
const rowsOfHour = new Set<string>();
const waiting = new Map<string, Row>();
let writing: Promise<void> | undefined;

/**
 * Counts a failed sign-in or a used-up limit. Does not wait for the database, so the response takes the same time
 * whether or not the account exists. A process writes at most one statement at a time, for all attempts since the last.
 */
export function noteRefusedAttempt({ kind, account = "" }: RefusedAttempt, now: Instant): void {
  const hour = now - (now % msPerHour);
  if (hour !== hourOfRows) rowsOfHour.clear();
  hourOfRows = hour;
  const network = networkPrefix(currentClientAddress());
  let key = [hour, kind, account, network].join(" ");
  let row = { hour, kind, account, network };
  if (!rowsOfHour.has(key) && rowsOfHour.size >= maxRowsPerHour) {
    row = { hour, kind, account: isUuid(account) ? account : "", network: "" };
    key = [hour, kind, row.account].join(" ");
  } else rowsOfHour.add(key);
  const known = waiting.get(key);
  if (known) Object.assign(known, { count: known.count + 1, lastAt: now });
  else waiting.set(key, { ...row, count: 1, firstAt: now, lastAt: now });
  writing ??= writeWaiting().finally(() => {
    writing = undefined;
  });
}

/** Resolves when the attempts that were noted so far are stored. */
export function attemptsStored(): Promise<void> {
  return writing ?? Promise.resolve();
}

async function writeWaiting(): Promise<void> {
  while (waiting.size > 0) {
    const rows = [...waiting.values()];
    waiting.clear();
    try {
      await store(rows);
    } catch (error) {
      logOncePerMinute("warn", "refused-attempts.lost", { ...errorFields(error) });
    }
  }
}

async function store(rows: readonly Row[]): Promise<void> {
  const values = rows.map(
    ({ hour, kind, account, network, count, firstAt, lastAt }) =>
      Prisma.sql`(${new Date(hour)}, ${kind}, ${account}, ${network}, ${count}::int, ${new Date(firstAt)}, ${new Date(lastAt)})`,
  );
  await db.$executeRaw`
    insert into refused_attempts as stored (hour, kind, account, network, count, first_at, last_at)
    values ${Prisma.join(values)}
    on conflict (hour, kind, account, network)
    do update set count = stored.count + excluded.count, last_at = greatest(stored.last_at, excluded.last_at)`;
}

/** Rows are deleted after this number of months. */
export const attemptsKeptMonths = 12;

/** Deletes the rows of attempts that are older than 12 months. */
export async function sweepRefusedAttempts(now: Instant): Promise<Swept<"attempts">> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - attemptsKeptMonths);
  const { count } = await db.refusedAttempt.deleteMany({ where: { hour: { lt: since } } });
  return { attempts: count };
}
