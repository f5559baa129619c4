import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";
import type { ClickKind } from "../conversion";
import { csvFiles, isInFile } from "../csv";
import type { ListedExport } from "../listed";
import { msPerDay } from "@/lib/platform/time/instant";
import { leaving } from "./conversions";

/** The exports that the page shows. */
const shown = 10;

/** Lists the latest exports with the number of their conversions, and the files in which an export has rows now. */
export async function listExports(now: Instant): Promise<readonly ListedExport[]> {
  const exports = await db.adExport.findMany({
    orderBy: [{ madeAt: "desc" }, { id: "desc" }],
    take: shown,
    select: {
      id: true,
      kind: true,
      state: true,
      madeAt: true,
      answer: true,
      madeBy: { select: { name: true } },
      _count: { select: { conversions: true } },
    },
  });
  const kinds = await db.$queryRaw<{ exportId: string; clickKind: ClickKind }[]>`
    with ${leaving(now)} select distinct export_id::text as "exportId", "clickKind" from leaving
    where export_id = any(${exports.map(({ id }) => id)}::uuid[])`;
  return exports.map(({ madeBy, _count, ...each }) => {
    const own = kinds.filter(({ exportId }) => exportId === each.id);
    return {
      ...each,
      by: madeBy?.name ?? null,
      rows: _count.conversions,
      files: csvFiles.filter((file) => own.some(({ clickKind }) => isInFile(file, clickKind))),
    };
  });
}

/** How many conversions were queued for Google's API in the 24 hours before `now`. */
export async function countSentToday(now: Instant): Promise<number> {
  return db.conversion.count({
    where: { export: { kind: "data-manager", madeAt: { gt: new Date(now - msPerDay) } } },
  });
}

/** Whether Google refused a whole request within the last 24 hours. The worker then waits for staff. */
export async function hasRefusal(now: Instant): Promise<boolean> {
  const last = await db.adExport.findFirst({
    where: { kind: "data-manager", state: { not: "empty" } },
    orderBy: [{ madeAt: "desc" }, { id: "desc" }],
    select: { state: true, madeAt: true, _count: { select: { conversions: true } } },
  });
  return last?.state === "refused" && last._count.conversions === 0 && last.madeAt.getTime() > now - msPerDay;
}
