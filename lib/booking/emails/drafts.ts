import { howToReachUs, neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { profile } from "@/lib/firm/profile";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/render";

import { whenFacts } from "./facts";
import type { EmailBooking } from "./load";
import { wholeAppointment } from "./sections";
import { shortDay, startTime } from "./times";

/** The part of an email that depends on its kind. Its first lines are shown on a locked phone, so they are neutral too. */
export type EmailDraft = {
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/**
 * Repeats the whole appointment, so that the reader may delete earlier emails. A reminder names the day by its date,
 * because a late email saying "tomorrow" would mislead.
 */
export function openDraft(kind: "confirmed" | "changed" | "reminder", booking: EmailBooking): EmailDraft {
  const t = translatorFor(booking.locale, "mail");
  const when = { day: shortDay(booking), time: startTime(booking) };
  return {
    subject: t(`${kind}.subject`, when),
    title: t(`${kind}.title`),
    blocks: [{ kind: "text", text: t(`${kind}.lead`, when) }, ...wholeAppointment(booking)],
  };
}

/** Says that no call or meeting will take place, and whom to contact if the reader did not cancel. */
export function cancelledDraft(booking: EmailBooking): EmailDraft {
  const t = translatorFor(booking.locale, "mail");
  const day = shortDay(booking);
  const costs: Block[] = profile().cancellation.feeMinor === 0 ? [{ kind: "text", text: t("cancelled.free") }] : [];
  return {
    subject: t("cancelled.subject", { day }),
    title: t("cancelled.title"),
    blocks: [
      { kind: "text", text: t(booking.meetingMode === "phone" ? "cancelled.lead" : "cancelled.leadMeeting", { day }) },
      whenFacts(booking),
      ...costs,
      { kind: "text", text: t("cancelled.unexpected", { phone: contact().phone }) },
      { kind: "text", text: t("cancelled.again") },
      { kind: "link", label: t("cancelled.bookAgain"), href: absoluteUrl(booking.locale, "/booking") },
      ...neverAsked(booking.locale),
      ...howToReachUs(booking.locale),
    ],
  };
}
