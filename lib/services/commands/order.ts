import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { clearCatalogue } from "../queries";

/** The service, and whether it moves towards the start or the end of the public order. */
export type Move = { readonly id: string; readonly direction: "up" | "down" };

/**
 * Moves a service one place in the public order. Retired services do not count. A service at the end stays there.
 * Returns the slug.
 */
export async function moveService(by: Staff, { id, direction }: Move): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  try {
    return await db.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: string; slug: string }[]>`
        select id, slug from services where retired_at is null order by position, id for update`;
      const place = rows.findIndex((row) => row.id === id);
      const moved = rows[place];
      if (!moved) return fail("RESOURCE_NOT_FOUND");
      const others = rows.filter((row) => row !== moved);
      const next = Math.min(Math.max(place + (direction === "up" ? -1 : 1), 0), others.length);
      if (next === place) return ok(moved.slug);
      const ordered = others.toSpliced(next, 0, moved).map((row) => row.id);
      await tx.$executeRaw`
        update services set position = place from unnest(${ordered}::text[]) with ordinality as wanted (service, place)
        where id = service and position <> place`;
      await record(tx, by, {
        action: "service.moved",
        subjectKind: "service",
        subjectId: id,
        details: { slug: moved.slug, from: place + 1, to: next + 1 },
      });
      return ok(moved.slug);
    });
  } finally {
    clearCatalogue();
  }
}
