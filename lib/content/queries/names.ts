import { profile } from "@/lib/firm/profile";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

/** Lists what a text may name: the keys of the firm's claims and the slugs of its services. */
export async function listNames(tx: Tx | typeof db = db) {
  const [claims, services] = await Promise.all([
    tx.claim.findMany({ where: { profile: profile().id }, select: { key: true } }),
    tx.service.findMany({ where: { retiredAt: null }, select: { slug: true } }),
  ]);
  return {
    claims: new Set(claims.map(({ key }) => key)),
    prices: new Set(services.map(({ slug }) => slug)),
    pictures: new Set<string>(),
  };
}
