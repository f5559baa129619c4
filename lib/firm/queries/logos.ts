import { db } from "@/lib/platform/db/client";

import { logoIdOf, logoPath } from "../logo/logo-path";
import type { UploadedLogo } from "../logo/uploaded-logo";
import type { StoredLogo } from "../logo/stored-logo";

/** The uploaded logos with their names, newest first. */
export async function listLogos() {
  const rows = await db.firmLogo.findMany({
    orderBy: { uploadedAt: "desc" },
    take: 20,
    select: { id: true, kind: true, name: true },
  });
  return rows.map((row) => ({ path: logoPath(row), name: row.name }));
}

/** What the page of the settings says about an uploaded logo. */
export async function findLogo(id: string) {
  const [row] = await db.$queryRaw<LogoRow[]>`
    select id, kind, name, width, height, left_out as "leftOut", contrast_on_light as "contrastOnLight",
      contrast_on_dark as "contrastOnDark", ceil(octet_length(picture) / 1024.0)::int as kilobytes
    from firm_logos where id = ${id}`;
  return row && { ...row, path: logoPath(row) };
}

type LogoRow = Omit<Extract<UploadedLogo, { readonly id: string }>, "path" | "png">;

/** An uploaded logo as a PNG. Undefined for a picture that is part of the site. */
export async function findLogoPng(path: string): Promise<StoredLogo | undefined> {
  const id = logoIdOf(path);
  if (id === undefined) return undefined;
  const found = await db.firmLogo.findUnique({ where: { id }, select: { png: true, width: true, height: true } });
  return found ? { path, ...found } : undefined;
}

/** The file of a logo that a version of the firm's record names. Other uploads are not public. */
export async function findPublicLogo(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const id = logoIdOf(path);
  if (id === undefined) return undefined;
  const [row] = await db.$queryRaw<{ picture: Uint8Array<ArrayBuffer> }[]>`
    select picture from firm_logos
    where id = ${id} and ${path} = '/images/logo/' || id || '.' || kind
      and exists (select from firm_settings where facts ->> 'logo' = ${path})`;
  return row?.picture;
}
