import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Attachment, Email } from "@/lib/platform/mail/email";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";

import { officeAddress } from "./legal";
import { firm } from "./settings-snapshot";

export type EmailContent = {
  readonly to: string;
  /** The recipient's name. It stays empty where a stranger may have typed it. */
  readonly toName?: string;
  readonly fromName: string;
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The box above the title in demo mode; a live site leaves it out. */
  readonly demoNotice: string;
  /** The lines below the firm's name and address. */
  readonly footer?: readonly string[];
  /** Leaves out the firm's name and address, because another person may read a discreet client's mailbox. */
  readonly isDiscreet?: boolean;
  readonly attachments?: readonly Attachment[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** The frame of every email: who sends it, the demonstration's notice and the firm's address around the content. */
export function framedEmail(content: EmailContent): Email {
  const { to, toName = "", fromName, replyTo, locale, subject, title, blocks, demoNotice } = content;
  const { footer = [], isDiscreet = false, attachments = [], headers = {} } = content;
  return {
    to,
    toName,
    fromName,
    ...(replyTo === undefined ? {} : { replyTo }),
    locale,
    subject,
    ...renderEmail({
      locale,
      title,
      notice: env().SITE_MODE === "demo" ? demoNotice : undefined,
      blocks,
      footer: isDiscreet ? [] : [firm().legalName, ...officeAddress(locale), ...footer],
    }),
    attachments,
    headers,
  };
}
