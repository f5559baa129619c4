import { db } from "@/lib/platform/db/client";

/** The names of advisers by id. */
export async function nameAdvisers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const advisers = await db.adviser.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, name: true },
  });
  return new Map(advisers.map(({ id, name }) => [id, name]));
}
