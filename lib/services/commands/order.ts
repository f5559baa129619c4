import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { moveByOne } from "@/lib/platform/forms/places";
import type { Move } from "@/lib/platform/forms/places";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

import { clearCatalogue } from "../queries";

/**
 * Moves a service one place in the public order. Retired services do not count. A service at the end stays there.
 * Returns the slug.
 */
export async function moveService(by: Staff, target: Move): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  try {
    return await db.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: string; slug: string }[]>`
        select id, slug from services where retired_at is null order by position, id for update`;
      const move = moveByOne(rows, target);
      if (!move) return fail("RESOURCE_NOT_FOUND");
      const { moved, from, to, ordered } = move;
      if (from === to) return ok(moved.slug);
      const ids = ordered.map((row) => row.id);
      await tx.$executeRaw`
        update services set position = place from unnest(${ids}::text[]) with ordinality as wanted (service, place)
        where id = service and position <> place`;
      await record(tx, by, {
        action: "service.moved",
        subjectKind: "service",
        subjectId: moved.id,
        details: { slug: moved.slug, from, to },
      });
      return ok(moved.slug);
    });
  } finally {
    clearCatalogue();
  }
}
