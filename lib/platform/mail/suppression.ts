import { db } from "../db/client";
import type { Tx } from "../db/client";
import { decrypt, encrypt } from "../security/encryption";
import { recipientHash } from "./recipient";

/** "hard-bounce": the mailbox does not exist. "complaint": its owner marked an email as unwanted. */
export type SuppressionReason = "hard-bounce" | "complaint";

const context = "suppressed_addresses.address";

/**
 * Stops all emails to this mailbox until staff remove it from the list of suppressed addresses. If the mailbox is
 * already in the list, the stored reason stays the same.
 */
export async function suppress(tx: Tx, address: string, reason: SuppressionReason): Promise<void> {
  await tx.suppressedAddress.createMany({
    data: [{ addressHash: recipientHash(address), addressCipher: encrypt(address, context), reason }],
    skipDuplicates: true,
  });
}

/** Whether emails to this mailbox are stopped. All spellings of an address count as the same address. */
export async function isSuppressed(address: string): Promise<boolean> {
  return (await db.suppressedAddress.count({ where: { addressHash: recipientHash(address) } })) > 0;
}

/** Returns those of the addresses whose mailboxes get no emails. */
export async function findSuppressed(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = new Map(addresses.map((address) => [address, recipientHash(address)]));
  const rows = await db.suppressedAddress.findMany({
    where: { addressHash: { in: [...hashes.values()] } },
    select: { addressHash: true },
  });
  const stopped = new Set(rows.map(({ addressHash }) => Buffer.from(addressHash).toString("hex")));
  return new Set(addresses.filter((each) => stopped.has(Buffer.from(hashes.get(each) ?? []).toString("hex"))));
}

/** Decrypts the address of a suppressed mailbox, for staff. */
export function suppressedAddress({ addressCipher }: { readonly addressCipher: Uint8Array }): string {
  return decrypt(addressCipher, context);
}
