import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";

/** Runs statements as the owner of the tables could, without triggers. Needs a superuser, as tests usually have. */
export async function withoutTriggers(...statements: readonly Prisma.Sql[]): Promise<void> {
  await db.$transaction([
    db.$executeRaw`set local session_replication_role = replica`,
    ...statements.map((statement) => db.$executeRaw(statement)),
  ]);
}
