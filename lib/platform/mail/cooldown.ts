import { db } from "../db/client";
import type { Tx } from "../db/client";
import type { Swept } from "../jobs/sweep";
import { hmac } from "../security/keys";
import { msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import { canonicalAddress } from "./recipient";

/** A kind of email that an address gets once an hour at most: a stranger can ask for it by typing the address, or it is the office's alarm. */
export type CooldownPurpose = "newsletter" | "newsletter-doubt" | "booking-links" | "dead-jobs";

type Turn = { readonly purpose: CooldownPurpose; readonly address: string };

/**
 * Whether an email of this kind may go to the address now: one an hour. Taking the turn is one statement, the same for
 * every address, in the caller's transaction; of many at once exactly one takes it, and the others wait for that one's end.
 */
export async function startCooldown(tx: Tx, { purpose, address }: Turn, now: Instant): Promise<boolean> {
  const addressHash = cooldownHash(address);
  const taken = await tx.$executeRaw`
    insert into email_cooldowns (purpose, address_hash, started_at) values (${purpose}, ${addressHash}, ${new Date(now)})
    on conflict (purpose, address_hash) do update set started_at = excluded.started_at
      where email_cooldowns.started_at <= ${new Date(now - msPerHour)}`;
  return taken === 1;
}

/** Returns the turn taken at this instant, since its email could not leave. */
export async function cancelCooldown(tx: Tx, { purpose, address }: Turn, startedAt: Instant): Promise<void> {
  await tx.emailCooldown.deleteMany({
    where: { purpose, addressHash: cooldownHash(address), startedAt: new Date(startedAt) },
  });
}

const cooldownHash = (address: string) => Uint8Array.from(hmac("email-cooldown", canonicalAddress(address)));

/**
 * Takes the one email of this minute that the address gets for a purpose; undefined when it was taken, else when the next
 * one may be. Exact for parallel jobs.
 */
export async function startMinute(
  tx: Tx,
  { purpose, address }: { readonly purpose: "staff-notices"; readonly address: string },
  now: Instant,
): Promise<Instant | undefined> {
  const addressHash = Uint8Array.from(hmac("email-cooldown", address));
  const taken = await tx.$executeRaw`
    insert into email_cooldowns (purpose, address_hash, started_at) values (${purpose}, ${addressHash}, ${new Date(now)})
    on conflict (purpose, address_hash) do update set started_at = excluded.started_at
      where email_cooldowns.started_at <= ${new Date(now - msPerMinute)}`;
  if (taken === 1) return undefined;
  const { startedAt } = await tx.emailCooldown.findUniqueOrThrow({
    where: { purpose_addressHash: { purpose, addressHash } },
    select: { startedAt: true },
  });
  return startedAt.getTime() + msPerMinute;
}

/** Rows older than the one-hour window no longer limit anything, so they are deleted. */
export async function sweepCooldowns(now: Instant): Promise<Swept<"turns">> {
  const { count } = await db.emailCooldown.deleteMany({ where: { startedAt: { lte: new Date(now - msPerHour) } } });
  return { turns: count };
}
