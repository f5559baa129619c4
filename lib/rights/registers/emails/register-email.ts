import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";

type RegisterEmail = {
  readonly to: string;
  readonly locale: Locale;
  readonly safeContact: readonly string[];
  readonly reference: string;
} & ({ readonly answer: string } | { readonly dueOn: Day });

/**
 * Composes the email with the answer to a complaint or a data request, or the one that says when a data request will be
 * answered. The subject line mentions neither.
 */
export function composeRegisterEmail(email: RegisterEmail): Email {
  const { to, locale, safeContact, reference } = email;
  const t = translatorFor(locale, "mail.register");
  const tMail = translatorFor(locale, "mail");
  const facts = [{ term: t("reference"), lines: [reference], emphasis: "code" as const }];
  return framedEmail({
    to,
    fromName: tMail("case.fromName"),
    replyTo: contact().email,
    locale,
    subject: t("subject"),
    title: t("answer" in email ? "answered" : "received"),
    opening: { greeting: tMail("greetingPlain"), lead: t("answer" in email ? "answerLead" : "receivedLead") },
    blocks: [
      ...("answer" in email ? email.answer.split(/\n{2,}/).map((text) => ({ kind: "text" as const, text })) : []),
      {
        kind: "facts",
        rows:
          "dueOn" in email ? [...facts, { term: t("dueOn"), lines: [formatCalendarDay(email.dueOn, locale)] }] : facts,
      },
      { kind: "text", text: t("questions") },
      ...neverAsked(locale),
    ],
    demoNotice: t("demo"),
    isDiscreet: isInstructed(safeContact, "discreet"),
  });
}
