import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { ExportedConversion } from "../conversion";
import type { Refusal } from "../data-manager/answer";
import { findStatus, ingestEvents } from "../data-manager/client";
import { findExport } from "../queries/conversions";

/** How long Google is given before the first question what became of a request. */
const firstAskedAfter = 30 * msPerMinute;
const askedAgainAfter = 6 * msPerHour;

/**
 * Sends an export to Google. Its conversions are read again, so that none leaves that is held back by now: these return
 * to the list. Sending twice is harmless, because Google knows the conversions by their ids.
 */
export async function sendExport(exportId: string, now: Instant): Promise<void> {
  const found = await findExport({ id: exportId, kind: "data-manager", state: "queued" }, now);
  if (!found) return;
  const { terms, conversions } = found;
  await db.conversion.deleteMany({ where: { exportId, id: { notIn: conversions.map(({ id }) => id) } } });
  if (conversions.length === 0) return void (await store(exportId, { state: "empty" }));
  const sent = await ingestEvents(conversions, { terms, isDryRun: false }, now);
  if ("refusal" in sent) return storeRefusal(exportId, conversions, sent.refusal, now);
  await db.$transaction(async (tx) => {
    await tx.adExport.update({
      where: { id: exportId },
      data: { state: "sent", sentAt: new Date(now), requestId: sent.requestId },
      select: { id: true },
    });
    await enqueue(
      tx,
      { task: "read-conversion-answer", payload: { exportId } },
      { runAt: new Date(now + firstAskedAfter) },
    );
  });
}

/**
 * Google has processed nothing of a refused request. The conversions that it names keep its code and are not sent
 * again. All others return to the list, and the next run sends them.
 */
async function storeRefusal(
  exportId: string,
  conversions: readonly ExportedConversion[],
  { code, events }: Refusal,
  now: Instant,
): Promise<void> {
  await db.$transaction(async (tx) => {
    for (const [place, refusedAs] of events) {
      const id = conversions[place]?.id;
      if (id) await tx.conversion.update({ where: { id }, data: { refusedAs }, select: { id: true } });
    }
    await tx.conversion.deleteMany({ where: { exportId, refusedAs: null } });
    await tx.adExport.update({
      where: { id: exportId },
      data: { state: "refused", sentAt: new Date(now), answeredAt: new Date(now), answer: { code } },
      select: { id: true },
    });
  });
}

/** Asks Google what became of an export, and again later while Google still works on it. */
export async function readAnswer(exportId: string, now: Instant): Promise<void> {
  const found = await db.adExport.findUnique({ where: { id: exportId, state: "sent" }, select: { requestId: true } });
  if (!found?.requestId) return;
  const status = await findStatus(found.requestId, now);
  if ("refusal" in status) throw Object.assign(new Error("No answer from Google"), { code: status.refusal.code });
  if (status.state !== "processing")
    return void (await store(exportId, { state: status.state, answeredAt: new Date(now), answer: status.answer }));
  await db.$transaction((tx) =>
    enqueue(tx, { task: "read-conversion-answer", payload: { exportId } }, { runAt: new Date(now + askedAgainAfter) }),
  );
}

type Stored = Pick<Parameters<typeof db.adExport.update>[0]["data"], "state" | "answeredAt" | "answer">;

async function store(id: string, data: Stored) {
  await db.adExport.update({ where: { id }, data, select: { id: true } });
}
