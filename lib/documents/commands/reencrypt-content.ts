import { db } from "@/lib/platform/db/client";
import { currentPrefix } from "@/lib/platform/security/encryption";
import type { Part } from "@/lib/platform/security/rotation/part";
import { getObject, StorageFailure } from "@/lib/platform/storage/object-storage";

import { deleteFromObjectStorage, storeAgain } from "./content";

/** A document has up to 10 MB. */
const batchSize = 4;

/** The documents in object storage. After a change of DATA_KEY, their content is encrypted with the new key. */
export const documentsInObjectStorage: Part = {
  name: "documents in object storage",
  async next([after]) {
    const documents = await db.document.findMany({
      where: { storage: "object", ...(after === undefined ? {} : { id: { gt: after } }) },
      orderBy: { id: "asc" },
      take: batchSize,
      select: { id: true },
    });
    const results: Outcome[] = [];
    for (const { id } of documents) results.push(await reencrypt(id));
    return {
      rows: results.filter((result) => result === "changed").length,
      unreadable: results.filter((result) => result === "unreadable").length,
      last: documents.length < batchSize ? undefined : [documents.at(-1)?.id ?? ""],
    };
  },
};

type Outcome = "changed" | "current" | "unreadable";

async function reencrypt(id: string): Promise<Outcome> {
  const sealed = await getObject(id).catch((error: unknown) => {
    if (error instanceof StorageFailure && error.status === 404) return undefined;
    throw error;
  });
  if (!sealed) return "unreadable";
  if (currentPrefix().equals(sealed.subarray(0, currentPrefix().length))) return "current";
  const isStored = await storeAgain(id, sealed);
  // The document may have been erased since it was read. Its content must not come back.
  await deleteFromObjectStorage(id);
  return isStored ? "changed" : "unreadable";
}
