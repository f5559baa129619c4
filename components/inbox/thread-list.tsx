import clsx from "clsx";
import { useTranslations } from "next-intl";

import type { ThreadLine } from "@/lib/inbox/thread-line";
import { Link } from "@/lib/platform/i18n/navigation";

/** The thread of an item: each message or note, with its author and time below. */
export function ThreadList({ lines }: { readonly lines: readonly ThreadLine[] }) {
  const t = useTranslations("inbox.thread");
  return (
    <ol className="messages">
      {lines.map(({ key, tone, title, text, note, warning, emailId }) => (
        <li key={key} className={clsx(tone === "ours" && "ours", tone === "note" && "note")}>
          {title && <b>{title}</b>}
          {text && <p className="written-text">{text}</p>}
          {warning && <span className="unsaved">{warning}</span>}
          <span className="sub">
            {note}
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
