import { profile } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/** Lists what a text may name: the keys of the firm's claims, the slugs of its services and its pictures. */
export async function listNames(tx: Tx | typeof db = db) {
  const [claims, services, pictures] = await Promise.all([
    tx.claim.findMany({ where: { profile: profile().id }, select: { key: true } }),
    tx.service.findMany({ where: { retiredAt: null }, select: { slug: true } }),
    tx.textPicture.findMany({ distinct: "name", orderBy: { name: "asc" }, select: { name: true } }),
  ]);
  return {
    claims: new Set(claims.map(({ key }) => key)),
    prices: new Set(services.map(({ slug }) => slug)),
    pictures: new Set(pictures.map(({ name }) => name)),
  };
}
