import { env } from "@/lib/platform/env";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block, EmailBody } from "@/lib/platform/mail/body";
import type { Attachment, Email } from "@/lib/platform/mail/email";
import { htmlOf } from "@/lib/platform/mail/html";
import { textOf } from "@/lib/platform/mail/text";

import { companyParticulars } from "./company";
import { contact, officeAddress } from "./legal";
import type { StoredLogo } from "./logo/stored-logo";
import { firm, firmLogo } from "./settings-snapshot";

export type EmailContent = {
  readonly to: string;
  /** The recipient's name. Empty if another person may have typed the name. */
  readonly toName?: string;
  readonly fromName: string;
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly subject: string;
  /** The short line above the title. */
  readonly kicker?: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The greeting and the sentences after it. Email apps show `lead` next to the subject. */
  readonly opening?: { readonly greeting: string; readonly lead: string };
  readonly blocks: readonly Block[];
  /** The notice above the kicker. It is shown only in demo mode. */
  readonly demoNotice: string;
  /**
   * Leaves out the firm's name and postal address. Set if the recipient asked for discreet emails, because another
   * person may read the mailbox.
   */
  readonly isDiscreet?: boolean;
  readonly attachments?: readonly Attachment[];
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Builds an email from its content. Adds the firm's logo, a footer with contact details and, in demo mode, the demo
 * notice.
 */
export function framedEmail(content: EmailContent, saved: StoredLogo | undefined = firmLogo()): Email {
  const { to, toName = "", fromName, replyTo, locale, attachments = [], headers = {}, isDiscreet } = content;
  // The logo would name the firm to anyone who sees the mailbox.
  const logo = isDiscreet ? undefined : saved;
  const body = bodyOf(content, logo && inEmail(logo));
  return {
    to,
    toName,
    fromName,
    ...(replyTo === undefined ? {} : { replyTo }),
    locale,
    subject: body.subject,
    html: htmlOf(body),
    text: textOf(body),
    attachments: logo ? [...attachments, pictureOf(logo)] : attachments,
    headers,
  };
}

const logoCid = "logo";

/** The height of a logo in an email, in pixels. */
const logoHeight = 38;

function inEmail({ width, height }: StoredLogo): EmailBody["logo"] {
  return { cid: logoCid, height: logoHeight, width: Math.round((width / height) * logoHeight) };
}

function pictureOf({ png }: StoredLogo): Attachment {
  return { filename: "logo.png", contentType: "image/png", content: Buffer.from(png).toString("base64"), cid: logoCid };
}

function bodyOf(content: EmailContent, logo: EmailBody["logo"]): EmailBody {
  const { fromName, locale, subject, kicker, title, subtitle, opening, blocks, demoNotice, isDiscreet } = content;
  const t = translatorFor(locale, "mail");
  const isDemo = env().SITE_MODE === "demo";
  const { phone, phoneHref, email } = contact();
  const address = officeAddress(locale).join(", ");
  const office = address === "" ? [] : [t("reach.registeredOffice", { address })];
  const company = companyParticulars(firm(), locale);
  const sender = isDiscreet ? [] : [firm().legalName, ...(company === undefined ? [] : [company]), ...office];
  return {
    locale,
    subject: isDemo ? t("demoSubject", { subject }) : subject,
    // In German, the lead starts with a lower-case letter because it continues the sentence of the greeting. The
    // preview shows the lead without the greeting, so the first letter becomes upper-case.
    preview: opening ? capitalised(opening.lead, locale) : title,
    brand: isDiscreet ? fromName : firm().tradingName,
    logo,
    notice: isDemo ? demoNotice : undefined,
    kicker,
    title,
    subtitle,
    blocks: [...(opening ? [{ kind: "text", text: `${opening.greeting}\n${opening.lead}` } as const] : []), ...blocks],
    footer: [...sender, t("reach.phone", { phone }), t("reach.email", { email })],
    links: [
      { text: phone, href: phoneHref },
      { text: email, href: `mailto:${email}` },
    ],
  };
}
