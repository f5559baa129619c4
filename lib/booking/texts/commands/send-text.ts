import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { log } from "@/lib/platform/log";
import { findText, sendText } from "@/lib/platform/sms/provider";
import type { Refused, Text } from "@/lib/platform/sms/provider";
import type { ProviderMessage } from "@/lib/platform/sms/answer";
import { smsSettings } from "@/lib/platform/sms/settings";
import type { SmsSettings } from "@/lib/platform/sms/settings";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { isStillDue } from "../../emails/still-due";
import { findBooking } from "../../queries/bookings";
import { textBody } from "../text-body";
import { textKey } from "../text-key";
import { wayOfTexts } from "../wants-texts";
import { stopTexts } from "./stop-texts";

/** An attempt counts as failed after this many milliseconds, which is more than a request may take. */
const attemptMs = msPerMinute;
/** When the provider is asked for the price, in milliseconds after sending. */
const priceAfterMs = 15 * msPerMinute;

export type TextOutcome = "sent" | "refused" | "already-sent" | "outdated" | "unwanted" | "no-provider";

/**
 * Sends a queued text, unless it is outdated, was sent before or the client does not want texts. Throws if the provider
 * is away, so that the job is repeated.
 */
export async function sendBookingText(job: PayloadOf<"booking-text">, now: Instant): Promise<TextOutcome> {
  const outcome = await attempt(job, now);
  log("info", "booking-text", { bookingId: job.bookingId, kind: job.kind, sequence: job.sequence, outcome });
  return outcome;
}

async function attempt(job: PayloadOf<"booking-text">, now: Instant): Promise<TextOutcome> {
  const settings = smsSettings();
  if (!settings) return "no-provider";
  const booking = await findBooking(job.bookingId);
  if (!booking || !isStillDue(booking, job, now)) return "outdated";
  const { phoneE164: to } = booking;
  if (to === null || wayOfTexts(booking) !== "text") return "unwanted";
  const kind = job.kind === "confirmed" || job.kind === "changed" ? job.kind : "reminder";
  const text = { to, body: textBody(kind, { ...booking, locale: parseLocale(booking.locale) ?? defaultLocale }) };
  const key = textKey({ ...job, kind });
  const lease = await takeAttempt({ key, bookingId: job.bookingId, kind }, now);
  if (lease === "done") return "already-sent";
  return store(key, await handOver(text, lease, settings), { to, now });
}

/** Looks for the text at the provider first if an earlier attempt may have reached it. */
async function handOver(
  text: Text,
  { startedAt, isFirst }: { readonly startedAt: Date; readonly isFirst: boolean },
  settings: SmsSettings,
): Promise<ProviderMessage | Refused> {
  const earlier = isFirst ? undefined : await findText(text, startedAt.getTime(), settings);
  return earlier ?? sendText(text, settings);
}

/** Begins an attempt. Two attempts never run at the same time. Throws while another one may still be running. */
async function takeAttempt(text: { key: string; bookingId: string; kind: string }, now: Instant) {
  const at = new Date(now);
  const { key: deliveryKey, bookingId, kind } = text;
  const { count } = await db.textMessage.createMany({
    data: [{ deliveryKey, bookingId, kind, state: "sending", startedAt: at, attemptedAt: at }],
    skipDuplicates: true,
  });
  if (count === 1) return { startedAt: at, isFirst: true };
  const { state, startedAt } = await db.textMessage.findUniqueOrThrow({
    where: { deliveryKey },
    select: { state: true, startedAt: true },
  });
  if (state !== "sending") return "done" as const;
  const taken = await db.textMessage.updateMany({
    where: { deliveryKey, state: "sending", attemptedAt: { lte: new Date(now - attemptMs) } },
    data: { attemptedAt: at },
  });
  if (taken.count === 0) throw new Error("Another attempt to send the text may still be running");
  return { startedAt, isFirst: false };
}

async function store(
  deliveryKey: string,
  answer: ProviderMessage | Refused,
  { to, now }: { readonly to: string; readonly now: Instant },
): Promise<"sent" | "refused"> {
  const at = new Date(now);
  return db.$transaction(async (tx) => {
    if ("problem" in answer) {
      const { problem, code: problemCode } = answer;
      const data = { state: "undelivered", problem, problemCode, endedAt: at };
      await tx.textMessage.update({ where: { deliveryKey }, data });
      if (problem === "stopped") await stopTexts(tx, to);
      return "refused";
    }
    const { id: textId } = await tx.textMessage.update({
      where: { deliveryKey },
      data: { state: "sent", providerId: answer.sid, segments: answer.num_segments || null, sentAt: at },
    });
    const runAt = new Date(now + priceAfterMs);
    await enqueue(tx, { task: "text-state", payload: { textId } }, { runAt, key: `text-state:${textId}` });
    return "sent";
  });
}
