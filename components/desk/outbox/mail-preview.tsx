import { useTranslations } from "next-intl";

import { htmlPreview } from "@/lib/outbox/html-preview";
import type { EmailCopy } from "@/lib/platform/mail/sent-emails";

type Props = {
  readonly copy: EmailCopy;
  readonly recipient: string;
  /** The language of the email, which may differ from the page's language. */
  readonly language: string;
};

/** An email as the recipient received it: the plain text, and below it the HTML version. */
export function MailPreview({ copy: { subject, text, html, attachments }, recipient, language }: Props) {
  const t = useTranslations("outbox.email");
  return (
    <div className="mail-preview">
      <div className="mail-preview-head">
        {t("to")}: {recipient}
        <br />
        {t("subject")}: <span lang={language}>{subject}</span>
        {attachments.length > 0 && (
          <>
            <br />
            {t("attachments", { count: attachments.length })}: {attachments.join(", ")}
          </>
        )}
      </div>
      <div className="mail-preview-text" lang={language}>
        {text.trim()}
      </div>
      {html && (
        <details>
          <summary>{t("layout")}</summary>
          {/* The sandbox blocks scripts. `htmlPreview` replaces the email's inline styles by a style sheet. */}
          <iframe className="mail-frame" title={t("layout")} sandbox="allow-same-origin" srcDoc={htmlPreview(html)} />
        </details>
      )}
    </div>
  );
}
