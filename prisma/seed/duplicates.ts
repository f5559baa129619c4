import type { Tx } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";

/**
 * Copies two clients of the demonstration, so that staff see possible duplicates. The first copy has no email address.
 * The second copy has a different address of the same mailbox.
 */
export async function seedDuplicates(tx: Tx): Promise<void> {
  const clients = await tx.client.findMany({
    where: { cases: { some: {} } },
    orderBy: { id: "asc" },
    take: 2,
    omit: { id: true, version: true, mergedIntoId: true, mergedAt: true },
  });
  await tx.client.createMany({
    data: clients.map((client, index) => ({
      ...client,
      email: index === 0 ? null : (client.email?.replace("@", "+booking@") ?? null),
      phone: "+1 416 555 0188",
      createdAt: new Date(client.createdAt.getTime() + msPerHour),
    })),
  });
}
