import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { problemOf, stateOf } from "@/lib/platform/sms/answer";
import type { Instant } from "@/lib/platform/time/instant";

import { stopTexts } from "./stop-texts";

/** Keywords with which a recipient ends texts, as the provider lists them, and the German and French words. */
const stopWords = new Set([
  ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"],
  ...["STOPP", "ABBRUCH", "ARRET", "ARRÊT", "ARRÊTER"],
]);

export type Report = { readonly providerId: string; readonly status: string; readonly code: number | undefined };

/** Records a report of the provider on a text. A final state never changes, because reports arrive in any order. */
export async function recordReport({ providerId, status, code }: Report, now: Instant): Promise<void> {
  const state = stateOf(status);
  if (state === undefined || state === "sent") return;
  const problem = state === "undelivered" ? problemOf(code ?? 0) : null;
  await db.$transaction(async (tx) => {
    const { count } = await tx.textMessage.updateMany({
      where: { providerId, state: "sent" },
      data: { state, problem, problemCode: problem && code ? code : null, endedAt: new Date(now) },
    });
    if (count > 0 && problem === "stopped") await stopRecipient(tx, providerId);
  });
}

async function stopRecipient(tx: Tx, providerId: string): Promise<void> {
  const text = await tx.textMessage.findUnique({
    where: { providerId },
    select: { booking: { select: { phoneE164: true } } },
  });
  if (text?.booking.phoneE164) await stopTexts(tx, text.booking.phoneE164);
}

/** Obeys "stop" in a text that a client sent. Other texts have no effect: ours say that replies are not read. */
export async function receiveText({ from, body }: { readonly from: string; readonly body: string }): Promise<void> {
  if (!stopWords.has(body.trim().toUpperCase())) return;
  await db.$transaction((tx) => stopTexts(tx, from));
}
