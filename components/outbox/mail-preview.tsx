import { useTranslations } from "next-intl";

import { htmlPreview } from "@/lib/outbox/html-preview";
import type { EmailCopy } from "@/lib/platform/mail/sent-emails";

type Props = {
  readonly copy: EmailCopy;
  readonly recipient: string;
  /** The language of the email, which may not be that of the page. */
  readonly language: string;
};

/** An email as its recipient got it: the text, and below it the version with its layout. */
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
          {/* Without scripts, and with our own style sheet only. */}
          <iframe className="mail-frame" title={t("layout")} sandbox="allow-same-origin" srcDoc={htmlPreview(html)} />
        </details>
      )}
    </div>
  );
}
