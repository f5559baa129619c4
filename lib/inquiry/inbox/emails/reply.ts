import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Attachment, Email } from "@/lib/platform/mail/email";
import { isInstructed } from "../../safe-contact/names";

import { replyAddress } from "../reply-address";

export type ReplyContent = {
  readonly reference: string;
  readonly email: string;
  readonly locale: Locale;
  readonly safeContact: readonly string[];
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** The Message-IDs of earlier emails of the thread, oldest first. */
  readonly earlierIds: readonly string[];
};

/**
 * Returns the subject that every reply has. The subject does not mention the matter, because other people may see the
 * recipient's screen.
 */
export function replySubject(locale: Locale): string {
  return translatorFor(locale, "mail.inquiry")("reply.subject");
}

/**
 * Composes a staff member's reply. Its headers make email programs show it in the thread of the earlier emails (RFC
 * 5322).
 */
export function composeReply({
  reference,
  email,
  locale,
  safeContact,
  text,
  attachments = [],
  earlierIds,
}: ReplyContent): Email {
  const t = translatorFor(locale, "mail.inquiry");
  const last = earlierIds.at(-1);
  return framedEmail({
    to: email,
    fromName: t("fromName"),
    replyTo: replyAddress(reference) ?? contact().email,
    locale,
    subject: replySubject(locale),
    title: t("reply.title"),
    blocks: [
      ...text.split(/\n{2,}/).map((paragraph) => ({ kind: "text", text: paragraph }) as const),
      { kind: "facts", rows: [{ term: t("reference"), lines: [reference], emphasis: "code" }] },
      ...neverAsked(locale),
    ],
    attachments,
    demoNotice: t("reply.demo"),
    isDiscreet: isInstructed(safeContact, "discreet"),
    headers: {
      // Our other emails are marked as automatic, so that mailboxes send no automatic responses. "no" means that a
      // person wrote this email.
      "Auto-Submitted": "no",
      ...(last === undefined ? {} : { "In-Reply-To": last, References: earlierIds.slice(-20).join(" ") }),
    },
  });
}
