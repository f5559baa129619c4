import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Email } from "@/lib/platform/mail/email";
import { noteSuppressed, storeCopy } from "@/lib/platform/mail/sent-emails";
import { suppress } from "@/lib/platform/mail/suppression";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The last error of a job after a mail server refused its email temporarily. */
const refused = "booking-email Error EENVELOPE 451";

const subject: Readonly<Record<string, string>> = {
  de: "Ihr Termin ist bestätigt",
  "fr-CA": "Votre rendez-vous est confirmé",
};
const text: Readonly<Record<string, string>> = {
  de: "Guten Tag,\n\nIhr Termin ist bestätigt. Wir rufen Sie zur vereinbarten Zeit an.\n\nDies ist ein Beispiel.",
  "fr-CA":
    "Bonjour,\n\nVotre rendez-vous est confirmé. Nous vous appellerons à l’heure convenue.\n\nCeci est un exemple.",
};

const failedJobs = 2;
const stoppedAddress = "mailbox.that.closed@example.com";

/**
 * The demonstration's outbox: emails that were sent, two that were not sent because their addresses were suppressed,
 * two jobs that failed for good, and a suppressed email address.
 */
export async function seedOutbox(tx: Tx, { now }: { readonly now: Instant }): Promise<void> {
  const select = { id: true, email: true, locale: true };
  const bookings = await tx.booking.findMany({
    where: { status: "confirmed", startsAt: { gt: new Date(now) } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 12,
    select,
  });
  for (const [index, { id, email, locale }] of bookings.entries()) {
    const key = `booking-confirmed:${id}:0`;
    if (index < failedJobs) {
      await enqueue(tx, { task: "booking-email", payload: { bookingId: id, kind: "confirmed", sequence: 0 } });
      continue;
    }
    // The emails about the last two bookings are stored as not sent because their addresses were suppressed. Only the
    // address of the last booking is still suppressed.
    const isLast = index === bookings.length - 1;
    if (isLast) await tx.booking.update({ where: { id }, data: { email: stoppedAddress }, select: { id: true } });
    const address = isLast ? stoppedAddress : (email ?? "caller@example.com");
    if (index >= bookings.length - 2) await noteSuppressed(key, sampleEmail(address, locale), tx);
    else await storeCopy(tx, key, sampleEmail(address, locale));
    await tx.sentEmail.updateMany({ where: { deliveryKey: key }, data: { at: new Date(now - index * 3 * msPerHour) } });
  }
  // The failed jobs have no attempts left, so they run only if a person retries them. The jobs are recorded as already
  // reported, so staff get no email about them.
  await tx.$executeRaw`
    with failed as (
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${refused}, run_at = ${new Date(now - msPerHour)}
      returning id)
    insert into dead_jobs (job_id, task, found_at, batch_id, reported_at)
    select id, 'booking-email', ${new Date(now)}, gen_random_uuid(), ${new Date(now)} from failed`;
  await suppress(tx, stoppedAddress, "hard-bounce");
}

function sampleEmail(to: string, locale: string): Email {
  return {
    to,
    toName: "",
    fromName: "",
    locale,
    subject: subject[locale] ?? "Your appointment is confirmed",
    text:
      text[locale] ??
      "Hello,\n\nYour appointment is confirmed. We will call you at the agreed time.\n\nThis is a sample.",
    html: "",
    attachments: [],
    headers: {},
  };
}
