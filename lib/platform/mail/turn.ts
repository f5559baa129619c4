import { db } from "../db/client";
import type { Tx } from "../db/client";
import type { Swept } from "../jobs/sweep";
import { hmac } from "../security/keys";
import { msPerHour, msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";
import { canonicalAddress } from "./recipient";

/** A kind of email that an address gets once an hour at most: a stranger can ask for it by typing the address, or it is the office's alarm. */
export type LetterPurpose = "newsletter" | "newsletter-doubt" | "booking-links" | "dead-jobs";

type Turn = { readonly purpose: LetterPurpose; readonly address: string };

/**
 * Whether a letter of this kind may go to the address now: one an hour. Taking the turn is one statement, the same for
 * every address, in the caller's transaction; of many at once exactly one takes it, and the others wait for that one's end.
 */
export async function takeTurn(tx: Tx, { purpose, address }: Turn, now: Instant): Promise<boolean> {
  const addressHash = turnHash(address);
  const taken = await tx.$executeRaw`
    insert into letter_turns (purpose, address_hash, taken_at) values (${purpose}, ${addressHash}, ${new Date(now)})
    on conflict (purpose, address_hash) do update set taken_at = excluded.taken_at
      where letter_turns.taken_at <= ${new Date(now - msPerHour)}`;
  return taken === 1;
}

/** Returns the turn taken at this instant, since its email could not leave. */
export async function returnTurn(tx: Tx, { purpose, address }: Turn, takenAt: Instant): Promise<void> {
  await tx.letterTurn.deleteMany({ where: { purpose, addressHash: turnHash(address), takenAt: new Date(takenAt) } });
}

const turnHash = (address: string) => Uint8Array.from(hmac("letter-turn", canonicalAddress(address)));

/**
 * Takes the one email of this minute that the address gets for a purpose; undefined when it was taken, else when the next
 * one may be. Exact for parallel jobs.
 */
export async function takeMinute(
  tx: Tx,
  { purpose, address }: { readonly purpose: "staff-notices"; readonly address: string },
  now: Instant,
): Promise<Instant | undefined> {
  const addressHash = Uint8Array.from(hmac("letter-turn", address));
  const taken = await tx.$executeRaw`
    insert into letter_turns (purpose, address_hash, taken_at) values (${purpose}, ${addressHash}, ${new Date(now)})
    on conflict (purpose, address_hash) do update set taken_at = excluded.taken_at
      where letter_turns.taken_at <= ${new Date(now - msPerMinute)}`;
  if (taken === 1) return undefined;
  const { takenAt } = await tx.letterTurn.findUniqueOrThrow({
    where: { purpose_addressHash: { purpose, addressHash } },
    select: { takenAt: true },
  });
  return takenAt.getTime() + msPerMinute;
}

/** Rows older than the one-hour window no longer limit anything, so they are deleted. */
export async function sweepTurns(now: Instant): Promise<Swept<"turns">> {
  const { count } = await db.letterTurn.deleteMany({ where: { takenAt: { lte: new Date(now - msPerHour) } } });
  return { turns: count };
}
