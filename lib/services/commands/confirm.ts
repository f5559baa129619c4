import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { clearCatalogue } from "../queries";

/**
 * Confirms every service that is still a draft, with its prices, length and texts, so that visitors see it and can book
 * it. With `only`, confirms this one service. Returns the slugs of the services that were drafts.
 */
export async function confirmServices(by: Actor, now: Instant, only?: string): Promise<readonly string[]> {
  const confirmed = await db.$transaction(async (tx) => {
    const drafts = await tx.$queryRaw<{ id: string; slug: string }[]>`
      select id, slug from services
      where confirmed_at is null and retired_at is null and id = coalesce(${only ?? null}, id)
      order by position, id for update`;
    for (const { id, slug } of drafts) {
      await tx.service.update({ where: { id }, data: { confirmedAt: new Date(now) }, select: { id: true } });
      await record(tx, by, { action: "service.confirmed", subjectKind: "service", subjectId: id, details: { slug } });
    }
    return drafts.map(({ slug }) => slug);
  });
  clearCatalogue();
  return confirmed;
}
