import { contact, officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { isInstructed } from "../safe-contact-names";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";
import { formatDay, formatTime } from "@/lib/platform/time/format";

import type { Inquiry } from "../queries";

type Words = {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Leaves out who the firm is. */ readonly isDiscreet: boolean;
};

/**
 * Tells the sender that their writing has arrived. Anybody can type anybody's address, so nothing that was typed stands in
 * it, not even a name, and its subject would say nothing to whoever else sees the screen.
 */
export function composeReceipt({ reference, email, locale, createdAt, kind, safeContact }: Inquiry): Email {
  const t = translatorFor(locale, "mail.inquiry");
  const tMail = translatorFor(locale, "mail");
  const { phone, email: own } = contact();
  const next = isInstructed(safeContact, "emailOnly")
    ? [t("sender.nextAnswerEmail")]
    : [t("sender.nextAnswer"), t("sender.nextCall")];
  return inquiryEmail({
    isDiscreet: isInstructed(safeContact, "discreet"),
    to: email,
    locale,
    subject: t("sender.subject", { reference }),
    title: t("sender.title"),
    blocks: [
      { kind: "text", text: tMail("greetingPlain") },
      { kind: "text", text: t(kind === "contact" ? "sender.leadContact" : "sender.leadRequest") },
      {
        kind: "facts",
        rows: [
          { term: t("reference"), lines: [reference] },
          { term: t("received"), lines: [when(createdAt, locale)] },
        ],
      },
      { kind: "title", text: t("sender.nextTitle") },
      { kind: "list", items: [t("sender.nextRead"), ...next] },
      { kind: "title", text: t("sender.meanwhileTitle") },
      { kind: "list", items: [t("sender.bank"), t("sender.police"), t("sender.keep")] },
      { kind: "title", text: tMail("never.title") },
      { kind: "text", text: tMail("never.text") },
      { kind: "title", text: tMail("reach.title") },
      { kind: "list", items: [tMail("reach.phone", { phone }), tMail("reach.email", { email: own })] },
      { kind: "text", text: t("sender.notYou") },
    ],
  });
}

function inquiryEmail({ to, locale, subject, title, blocks, isDiscreet }: Words): Email {
  const t = translatorFor(locale, "mail.inquiry");
  const isDemo = env().SITE_MODE === "demo";
  return {
    to,
    toName: "",
    fromName: t("from"),
    replyTo: contact().email,
    locale,
    subject,
    ...renderEmail({
      locale,
      title,
      notice: isDemo ? t("demo") : undefined,
      blocks,
      footer: isDiscreet ? [] : [firm().legalName, ...officeAddress(locale)],
    }),
    attachments: [],
    headers: {},
  };
}

function when(at: Date, locale: Locale): string {
  const t = translatorFor(locale, "mail.inquiry");
  const { zone, city } = firm();
  const clock = { locale, zone };
  return t("when", { day: formatDay(at.getTime(), clock), time: formatTime(at.getTime(), clock), city: city[locale] });
}
