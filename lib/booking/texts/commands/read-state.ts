import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { costOf } from "@/lib/platform/sms/answer";
import { readText } from "@/lib/platform/sms/provider";
import { smsSettings } from "@/lib/platform/sms/settings";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { recordReport } from "./record-report";

/** How long a price is waited for, and the time between two questions, in milliseconds. */
const [patience, pause] = [2 * msPerDay, 4 * msPerHour];

/** Asks the provider for the state and price of a text, which also replaces reports that did not arrive. */
export async function readTextState(textId: string, now: Instant): Promise<void> {
  const settings = smsSettings();
  const text = await db.textMessage.findUnique({
    where: { id: textId },
    select: { providerId: true, startedAt: true },
  });
  if (!settings || !text?.providerId) return;
  const message = await readText(text.providerId, settings);
  const { providerId } = text;
  await recordReport({ providerId, status: message.status, code: message.error_code ?? undefined }, now);
  const cost = costOf(message);
  await db.$transaction(async (tx) => {
    const segments = message.num_segments > 0 ? { segments: message.num_segments } : {};
    await tx.textMessage.updateMany({ where: { id: textId }, data: { ...segments, ...cost } });
    if (cost || now - text.startedAt.getTime() > patience) return;
    const runAt = new Date(now + pause);
    await enqueue(tx, { task: "text-state", payload: { textId } }, { runAt, key: `text-state:${textId}` });
  });
}
