import type { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

type Addresses = { readonly emails: readonly string[]; readonly clientIds: readonly string[] };

/** Returns those of the addresses that the file of another client also has. `clientIds` are the person's own files. */
export async function listSharedEmails(
  tx: Tx | typeof db,
  { emails, clientIds }: Addresses,
): Promise<ReadonlySet<string>> {
  const rows = await tx.client.findMany({
    where: { email: { in: [...emails] }, id: { notIn: [...clientIds] } },
    select: { email: true },
  });
  return new Set(rows.flatMap(({ email }) => email ?? []));
}
