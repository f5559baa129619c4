import type { Tx } from "@/lib/platform/db/client";
import { db } from "@/lib/platform/db/client";

const timeout = 120_000;

/**
 * Runs `insert`, and then `analyze` to update the planner's statistics, in one transaction. On a slow machine,
 * `analyze` can take longer than the site's statement timeout, so the transaction has no statement timeout.
 */
export async function addManyRows(insert: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`set local statement_timeout = 0`;
      await insert(tx);
      await tx.$executeRaw`analyze`;
    },
    { timeout },
  );
}
