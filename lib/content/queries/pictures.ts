import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import type { StoredPicture } from "../pictures/picture";

/** Lists the pictures that texts can show, by name. */
export async function listPictures(tx: Tx | typeof db = db): Promise<readonly StoredPicture[]> {
  const rows = await tx.textPicture.findMany({
    orderBy: [{ name: "asc" }, { width: "asc" }],
    select: { name: true, width: true, height: true, hash: true },
  });
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => ({ name, files: rows.filter((row) => row.name === name) }));
}

/** Finds the content of the file with this hash. */
export async function findPictureFile(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db.textPicture.findFirst({ where: { hash }, select: { content: true } });
  return row ? Uint8Array.from(row.content) : undefined;
}

/**
 * Makes publications and removals of pictures wait for each other until the transaction ends, so that no text is
 * published with a picture that is being removed. Publications do not wait for each other.
 */
export async function lockPictures(tx: Tx, as: "publication" | "removal"): Promise<void> {
  if (as === "removal") await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('text_pictures'))`;
  else await tx.$executeRaw`select pg_advisory_xact_lock_shared(hashtext('text_pictures'))`;
}

/** Lists the names of the pictures in public and scheduled versions, which cannot be removed. */
export async function listUsedPictures(tx: Tx | typeof db = db): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    select distinct p.name from text_pictures p
    join text_versions v on v.withdrawn_at is null and strpos(v.body, p.name) > 0
    where v.publish_at > now() or v.number = (
      select max(number) from text_versions w
      where w.text_id = v.text_id and w.locale = v.locale and w.withdrawn_at is null and w.publish_at <= now())`;
  return new Set(rows.map(({ name }) => name));
}
