import { Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/**
 * Drops the tables' indexes, except those that enforce uniqueness or exclusion, and disables the triggers that we
 * defined on the tables. Then runs `fill` and restores the indexes and triggers. This makes the insertion of a million
 * rows much faster. Foreign keys are still checked. The tables are locked until the transaction ends.
 */
export async function withoutIndexes(tx: Tx, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const indexes = await tx.$queryRaw<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${[...tables]}::regclass[]) and not indisunique and not indisprimary and not indisexclusion`;
  // `Prisma.raw` is safe here, because the names come from PostgreSQL's own catalogue and the seed's code.
  for (const table of tables) await tx.$executeRaw`alter table ${Prisma.raw(table)} disable trigger user`;
  for (const { name } of indexes) await tx.$executeRaw`drop index ${Prisma.raw(name)}`;
  await fill();
  // Runs the foreign-key checks that would otherwise wait for the end of the transaction. PostgreSQL cannot create an
  // index on a table with pending checks.
  await tx.$executeRaw`set constraints all immediate`;
  await tx.$executeRaw`set local maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await tx.$executeRaw`${Prisma.raw(definition)}`;
  for (const table of tables) await tx.$executeRaw`alter table ${Prisma.raw(table)} enable trigger user`;
}
