import { db } from "../db/client";
import type { Tx } from "../db/client";
import type { Swept } from "../jobs/sweep";
import { linkLifetimes } from "../auth/links";
import { hmac } from "../security/keys";
import { msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import type { Allowance } from "./allowance";
import { canonicalAddress } from "./recipient";

/**
 * The minimum time between two emails of one kind to an address, in milliseconds. Anyone can trigger an email of the
 * first four kinds by typing the address into a form. The last two kinds report events to staff. Events that happen
 * during the cooldown are reported after it has ended.
 */
const cooldowns = {
  newsletter: msPerHour,
  "newsletter-doubt": msPerHour,
  "booking-links": msPerHour,
  "password-reset": msPerHour,
  "dead-jobs": msPerHour,
  "staff-notices": msPerMinute,
} as const;

/**
 * How long after the start of a cooldown an email may come early, in milliseconds, if it is shorter than the cooldown.
 * The email then takes the place of the next one, so that no more emails are sent in the long run. A reset link can
 * therefore be requested again as soon as the first link has expired.
 */
const earliest: Partial<Record<keyof typeof cooldowns, number>> = {
  "password-reset": linkLifetimes["password-reset"],
};

type Cooldown = { readonly purpose: keyof typeof cooldowns; readonly address: string };

/**
 * Allows an email of this kind to the address if no cooldown is running. Starts the cooldown in the caller's
 * transaction. If several calls for an address run in parallel, the first call is allowed, and the others wait until
 * the first call's transaction ends. The same statements run for every address, so the response time does not reveal
 * whether the firm knows an address.
 */
export async function startCooldown(tx: Tx, { purpose, address }: Cooldown, now: Instant): Promise<Allowance> {
  const addressHash = hashOf(address);
  const duration = cooldowns[purpose];
  const wait = earliest[purpose] ?? duration;
  const started = await tx.$executeRaw`
    insert into email_cooldowns (purpose, address_hash, started_at) values (${purpose}, ${addressHash}, ${new Date(now)})
    on conflict (purpose, address_hash) do update
      set started_at = greatest(excluded.started_at, email_cooldowns.started_at + ${duration} * interval '1 millisecond')
      where email_cooldowns.started_at <= ${new Date(now - wait)}`;
  if (started === 1) return { isAllowed: true };
  const { startedAt } = await tx.emailCooldown.findUniqueOrThrow({
    where: { purpose_addressHash: { purpose, addressHash } },
    select: { startedAt: true },
  });
  return { isAllowed: false, freeAt: startedAt.getTime() + wait };
}

/** Ends the cooldown that started at `startedAt`. Callers use this function if the email could not be sent. */
export async function cancelCooldown(tx: Tx, { purpose, address }: Cooldown, startedAt: Instant): Promise<void> {
  const where = { purpose, addressHash: hashOf(address), startedAt: new Date(startedAt) };
  await tx.emailCooldown.deleteMany({ where });
}

const hashOf = (address: string) => Uint8Array.from(hmac("email-cooldown", canonicalAddress(address)));

/** Deletes cooldowns that started at least an hour ago. No kind of cooldown lasts longer than an hour. */
export async function sweepCooldowns(now: Instant): Promise<Swept<"cooldowns">> {
  const { count } = await db.emailCooldown.deleteMany({ where: { startedAt: { lte: new Date(now - msPerHour) } } });
  return { cooldowns: count };
}
