import type { Prisma } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { versioned } from "@/lib/platform/versioned";

import { clearCatalogue } from "../queries";

/** The service and the version of it that the staff member saw. */
export type ServiceTarget = { readonly id: string; readonly version: number };

const columns = { id: true, slug: true, version: true, retiredAt: true } as const;

const changeRow = versioned({
  subjectKind: "service",
  lock: (tx, { id }: ServiceTarget) => lockRow(tx, "services", { id }),
  find: (tx, _staff, { id }) => tx.service.findUnique({ where: { id }, select: columns }),
  store: (tx, id, data: Prisma.ServiceUncheckedUpdateInput) =>
    tx.service.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } }),
});

/**
 * Changes a service as a staff member, and clears the catalogue of this process. A change of only the prices passes
 * empty `data`, so that the version is incremented. RESOURCE_CONFLICT: someone else has changed the service since.
 */
export const changeServiceRow: typeof changeRow = (by, target, decide) =>
  changeRow(by, target, decide).finally(clearCatalogue);
