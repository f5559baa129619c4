import { db } from "@/lib/platform/db/client";

import { unsealOptional } from "../sealed-texts";
import { hashesOf } from "../search-hashes";

/** The number of rows of each table that one run completes. */
const most = 2_000;

type OlderLoss = {
  readonly id: string;
  readonly version: number;
  readonly sender: Uint8Array | null;
  readonly recipient: Uint8Array | null;
  readonly reference: Uint8Array | null;
};

/**
 * Adds the hashes by which the search finds payments and parties to rows from before the search. Returns the number of
 * rows. A row that staff change meanwhile gets its hashes from that change.
 */
export async function hashOlderValues(): Promise<{ readonly losses: number; readonly parties: number }> {
  const losses = await db.$queryRaw<OlderLoss[]>`
    select id::text, version, sender_cipher as sender, recipient_cipher as recipient, reference_cipher as reference
    from case_losses where search_hashes is null limit ${most}`;
  for (const { id, version, sender, recipient, reference } of losses) {
    const values = [
      unsealOptional("case_losses.sender", sender),
      unsealOptional("case_losses.recipient", recipient),
      unsealOptional("case_losses.reference", reference),
    ];
    await db.caseLoss.updateMany({ where: { id, version }, data: { searchHashes: hashesOf(values) } });
  }
  const parties = await db.$queryRaw<{ id: string; name: string }[]>`
    select id::text, name from case_parties where search_hashes is null limit ${most}`;
  for (const { id, name } of parties)
    await db.caseParty.updateMany({ where: { id }, data: { searchHashes: hashesOf([name]) } });
  return { losses: losses.length, parties: parties.length };
}
