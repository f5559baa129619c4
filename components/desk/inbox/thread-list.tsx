import clsx from "clsx";
import { useTranslations } from "next-intl";

import { foldLongText } from "@/lib/inquiry/inbox/long-text";
import type { ThreadLine } from "@/lib/inquiry/inbox/thread-line";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly lines: readonly ThreadLine[];
  /** Whether the reader may open the client's documents. */
  readonly opensDocuments?: boolean;
};

/** The thread of an item: each message or note, with its author and time below. Quotes and long texts are folded. */
export function ThreadList({ lines, opensDocuments = false }: Props) {
  const t = useTranslations("inbox.thread");
  return (
    <ol className="messages">
      {lines.map(({ key, tone, title, text, parts, attachments = [], note, warnings = [], original, emailId }) => (
        <li key={key} className={clsx(tone === "ours" && "ours", tone === "note" && "note")}>
          {title && <b>{title}</b>}
          {(parts ?? (text ? [{ isQuoted: false, text }] : [])).map((part, index) =>
            part.isQuoted ? (
              <details key={index} className="quoted-text">
                <summary>{t("quoted")}</summary>
                <p className="written-text">{part.text}</p>
              </details>
            ) : (
              <LongText key={index} text={part.text} />
            ),
          )}
          {warnings.map((warning) => (
            <span key={warning} className="unsaved">
              {warning}
            </span>
          ))}
          {attachments.length > 0 && (
            <div className="attached-files">
              <span className="sub">{t("attached")}</span>
              <ul>
                {attachments.map(({ name, documentId }, index) => (
                  <li key={index}>
                    {opensDocuments && documentId ? (
                      <a href={`/api/staff/documents?id=${documentId}`} download>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <span className="sub">
            {note}
            {original && (
              <>
                {" "}
                <a href={`/api/staff/received-emails?id=${original.id}`} download>
                  {t("original", { date: original.until })}
                </a>
              </>
            )}
            {emailId && (
              <>
                {" · "}
                <Link href={`/dashboard/outbox/${emailId}`}>{t("asSent")}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function LongText({ text }: { readonly text: string }) {
  const t = useTranslations("inbox.thread");
  const { shown, rest } = foldLongText(text);
  return (
    <>
      <p className="written-text">{shown}</p>
      {rest && (
        <details className="long-text">
          <summary>
            <span className="when-closed">{t("showAll")}</span>
            <span className="when-open">{t("showLess")}</span>
          </summary>
          <p className="written-text">{rest}</p>
        </details>
      )}
    </>
  );
}
