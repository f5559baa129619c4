import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

/** The maximum number of saved views of a staff member. In a longer list, the right view would be hard to find. */
const maxViews = 12;

type View = { readonly name: string; readonly query: string };

/**
 * Saves the query string of the bookings table as a view with a name. A view that already has this name is replaced.
 * BUSINESS_RULE_VIOLATION: the staff member already has `maxViews` views with other names.
 */
export async function saveView(
  staff: Staff,
  { name, query }: View,
): Promise<Result<null, "BUSINESS_RULE_VIOLATION", "views">> {
  const view = { staffUserId: staff.id, page: "bookings", name };
  return db.$transaction(async (tx) => {
    const others = await tx.savedView.count({
      where: { staffUserId: staff.id, page: "bookings", name: { not: name } },
    });
    if (others >= maxViews) return fail("BUSINESS_RULE_VIOLATION", { rule: "views" });
    await tx.savedView.upsert({
      where: { staffUserId_page_name: view },
      create: { ...view, query },
      update: { query },
      select: { id: true },
    });
    return ok(null);
  });
}

/** Deletes one of the staff member's own views. Deleting a view that no longer exists succeeds too. */
export async function deleteView(staff: Staff, id: string): Promise<Result<null>> {
  await db.savedView.deleteMany({ where: { id, staffUserId: staff.id } });
  return ok(null);
}
