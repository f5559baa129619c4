import { db } from "@/lib/platform/db/client";

/** The last test email of a staff member. */
export function findLastMailTest(staffUserId: string) {
  return db.mailTest.findFirst({
    where: { staffUserId },
    orderBy: [{ requestedAt: "desc" }, { id: "desc" }],
    select: { requestedAt: true, finishedAt: true, outcome: true, error: true },
  });
}
