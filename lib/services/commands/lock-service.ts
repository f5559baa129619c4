import type { Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";

export type LockedService = {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly retiredAt: Date | null;
};

/** Locks a service until the transaction ends, so that changes of one service happen one after the other. */
export async function lockService(tx: Tx, id: string): Promise<LockedService | undefined> {
  await lockRow(tx, "services", { id });
  const select = { id: true, slug: true, version: true, retiredAt: true } as const;
  return (await tx.service.findUnique({ where: { id }, select })) ?? undefined;
}

/** The service and the version of it that the staff member saw. */
export type ServiceTarget = { readonly id: string; readonly version: number };

/** Counts a change of the service, which refuses changes by those who have not seen it. */
export async function countChange(tx: Tx, { id, version }: ServiceTarget): Promise<void> {
  await tx.service.update({ where: { id }, data: { version: version + 1 }, select: { id: true } });
}
