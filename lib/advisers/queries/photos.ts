import { db } from "@/lib/platform/db/client";

import { photoAddress } from "../photos/address";

/** Finds the content of the photo with this hash. */
export async function findPhoto(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db.adviserPhoto.findFirst({ where: { hash }, select: { content: true } });
  return row ? Uint8Array.from(row.content) : undefined;
}

/** The addresses of the photos of active advisers, by the adviser's name. */
export async function listPhotos(): Promise<ReadonlyMap<string, string>> {
  const rows = await db.adviserPhoto.findMany({
    where: { adviser: { isActive: true } },
    select: { hash: true, adviser: { select: { name: true } } },
  });
  return new Map(rows.map(({ hash, adviser }) => [adviser.name, photoAddress(hash)]));
}
