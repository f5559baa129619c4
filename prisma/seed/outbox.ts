import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Email } from "@/lib/platform/mail/email";
import { noteSuppressed, storeCopy } from "@/lib/platform/mail/sent-emails";
import { suppress } from "@/lib/platform/mail/suppression";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
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

const refusedEmails = 2;
const stoppedAddress = "mailbox.that.closed@example.com";

/**
 * The demonstration's outbox: emails that were sent, two that were not sent because their addresses were suppressed,
 * two that a mail server has refused so far, and a suppressed email address.
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
    if (index < refusedEmails) {
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
  // A demonstration must not look broken to a monitor: the jobs have attempts left, and later emails were accepted. The
  // worker tries them again after a month, earlier only if a person asks for it.
  await tx.$executeRaw`
    update graphile_worker._private_jobs set attempts = 3, last_error = ${refused},
      run_at = ${new Date(now + 30 * msPerDay)}, updated_at = ${new Date(now - msPerDay)}`;
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
