import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/** The template, and whether it moves towards the start or the end of the list. */
type Move = { readonly id: string; readonly direction: "up" | "down" };

/** Moves a template one place in the list. Retired ones do not count. A template at the end stays there. */
export function moveTemplate(by: Staff, { id, direction }: Move): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select id from reply_templates where retired_at is null order by position, id for update`;
    const ids = rows.map((row) => row.id);
    const place = ids.indexOf(id);
    if (place < 0) return fail("RESOURCE_NOT_FOUND");
    const next = Math.min(Math.max(place + (direction === "up" ? -1 : 1), 0), ids.length - 1);
    if (next === place) return ok(null);
    const ordered = ids.toSpliced(place, 1).toSpliced(next, 0, id);
    await tx.$executeRaw`
      update reply_templates set position = place from unnest(${ordered}::uuid[]) with ordinality as wanted (template, place)
      where id = template and position <> place`;
    const details = { from: place + 1, to: next + 1 };
    await record(tx, by, {
      action: "reply-template.moved",
      subjectKind: "reply-template",
      subjectId: id,
      details,
    });
    return ok(null);
  });
}
