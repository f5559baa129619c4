import type { Tx } from "@/lib/platform/db/client";

import { beforeSchema } from "../entry";
import type { Before } from "../entry";
import type { ItemKind } from "../item";

const columns = {
  id: true,
  reference: true,
  email: true,
  source: true,
  externalId: true,
  version: true,
  state: true,
  answeredAt: true,
  ownerId: true,
  snoozedUntil: true,
  reopenedAt: true,
  warnedAt: true,
  keptOutAt: true,
} as const;

const leadColumns = { decidedStage: true, decidedAt: true, notForUsReason: true } as const;

/** Finds an item by its reference or id. Reads its version and the columns that an undo restores. */
export async function findItem(
  tx: Tx,
  kind: ItemKind,
  where: { readonly reference: string } | { readonly id: string },
) {
  return kind === "message"
    ? tx.contactMessage.findUnique({ where, select: columns })
    : tx.lead.findUnique({ where, select: { ...columns, ...leadColumns } });
}

const leadBeforeSchema = beforeSchema.pick(leadColumns);

type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

const asText = (at: Date | null) => at?.toISOString() ?? null;

/**
 * Returns the item's values before a change, with times as text. The change's thread entry stores these values in
 * `facts.before`, and an undo restores them.
 */
export function beforeOf(item: FoundItem): Before {
  const { state, ownerId, answeredAt, snoozedUntil, reopenedAt, warnedAt, keptOutAt } = item;
  return {
    state,
    ownerId,
    answeredAt: asText(answeredAt),
    snoozedUntil: asText(snoozedUntil),
    reopenedAt: asText(reopenedAt),
    warnedAt: asText(warnedAt),
    keptOutAt: asText(keptOutAt),
    ...("decidedStage" in item ? stageBefore(item) : {}),
  };
}

function stageBefore({ decidedStage, decidedAt, notForUsReason }: Extract<FoundItem, { decidedStage: unknown }>) {
  return leadBeforeSchema.parse({ decidedStage, decidedAt: asText(decidedAt), notForUsReason });
}
