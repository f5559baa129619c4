import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/body";
import { formatCalendarDay } from "@/lib/platform/time/format";

import { emailedManageUrl } from "../change/manage-link";
import { hasWithdrawalRight, lastWithdrawalDay } from "../change/withdrawal";
import { withdrawalText } from "../change/withdrawal-texts/text";
import { allFacts } from "./facts";
import type { EmailBooking } from "./load";

/**
 * Returns the instructions on withdrawal and the model form. A link to them is not enough, because the client must get
 * them on a durable medium (§ 312f (2) BGB, reg. 16 of the Consumer Contracts Regulations 2013).
 */
export function withdrawalInstructions(booking: EmailBooking): Block[] {
  const { consumerLaw, locale } = booking;
  if (!hasWithdrawalRight(booking) || consumerLaw === "no_right") return [];
  const { title, right, effects, form } = withdrawalText(consumerLaw, firm(), locale);
  const texts = [...right.paragraphs, effects.title, ...effects.paragraphs];
  return [
    { kind: "title", text: title },
    { kind: "text", text: [right.title, ...texts].join("\n\n") },
    { kind: "title", text: form.title },
    { kind: "text", text: form.lead },
    { kind: "list", items: form.lines },
    { kind: "note", text: form.note },
  ];
}

/** Returns everything about an open appointment, so that the client only needs the latest email. */
export function wholeAppointment(booking: EmailBooking): Block[] {
  return [
    proof(booking),
    allFacts(booking),
    ...earlyStart(booking),
    ...withdrawal(booking),
    ...management(booking),
    ...preparation(booking),
    ...neverAsked(booking.locale),
  ];
}

/**
 * The words by which the adviser proves their identity to the client. Impostors call victims of scams and pretend to be
 * from the firm.
 */
function proof({ locale, callerWords, meetingMode }: EmailBooking): Block {
  const t = translatorFor(locale, "mail");
  return {
    kind: "words",
    title: t("proof.title"),
    before: t(meetingMode === "phone" ? "proof.text" : "proof.textMeeting"),
    words: callerWords,
    after: t(meetingMode === "phone" ? "proof.else" : "proof.elseMeeting", { phone: contact().phone }),
  };
}

/**
 * Confirms the client's request that the firm starts its work before the withdrawal period ends. The request is part
 * of the contract, which the firm must confirm to the client (§ 312f (2) BGB).
 */
function earlyStart({ locale, earlyStartRequestedAt, consumerLaw: law }: EmailBooking): Block[] {
  return earlyStartRequestedAt ? [{ kind: "text", text: translatorFor(locale, "mail")("earlyStart", { law }) }] : [];
}

/** Names the last day of the withdrawal period and links to the instructions, if the client may withdraw. */
function withdrawal(booking: EmailBooking): Block[] {
  if (!hasWithdrawalRight(booking)) return [];
  const { locale, consumerLaw: law } = booking;
  const t = translatorFor(locale, "mail.withdrawal");
  const day = formatCalendarDay(lastWithdrawalDay(booking), locale);
  return [
    { kind: "text", text: t("until", { law, day }) },
    { kind: "link", label: t("link", { law }), href: absoluteUrl(locale, "/withdrawal"), isPlain: true },
  ];
}

/** Says what the client should have ready, what they should keep, and that someone they trust may take part. */
function preparation({ locale }: EmailBooking): Block[] {
  const t = translatorFor(locale, "mail");
  return [
    { kind: "title", text: t("prepare.title") },
    { kind: "list", items: [t("prepare.dates"), t("prepare.keep"), t("prepare.company")] },
  ];
}

/** The manage link, and the deadline for changing or cancelling online, in hours before the start. */
function management(booking: EmailBooking): Block[] {
  const { locale } = booking;
  const t = translatorFor(locale, "mail");
  const hours = profile().cancellation.onlineNoticeMinutes / 60;
  return [
    { kind: "title", text: t("manage.title") },
    { kind: "link", label: t("manage.link"), href: emailedManageUrl(booking, locale) },
    { kind: "note", text: t("manage.text", { hours }) },
  ];
}
