import { useLocale, useTranslations } from "next-intl";

import { fileSize } from "@/lib/documents/file-size";
import { Link } from "@/lib/platform/i18n/navigation";

export type AttachableDocuments = {
  readonly clientId: string;
  /** Undefined if the staff member must first give a reason for opening the client's file. */
  readonly rows?:
    | readonly { readonly id: string; readonly name: string; readonly bytes: number; readonly state: string }[]
    | undefined;
};

/** The client's documents, of which each one that is ticked is sent with the email. */
export function AttachDocuments({ documents: { clientId, rows } }: { readonly documents: AttachableDocuments }) {
  const t = useTranslations("clients.attach");
  const locale = useLocale();
  const ready = (rows ?? []).filter(({ state }) => state === "clean");
  const link = <Link href={`/dashboard/clients/${clientId}#documents`}>{t(rows === undefined ? "open" : "add")}</Link>;
  return (
    <details className="opener">
      <summary>{t("title")}</summary>
      <div className="stack-13">
        {ready.length === 0 ? (
          <p className="mute">{t(rows === undefined ? "reason" : "none")}</p>
        ) : (
          <fieldset className="field">
            <legend>{t("choose")}</legend>
            {ready.map(({ id, name, bytes }) => (
              <label key={id} className="check" htmlFor={`attach-${id}`}>
                <input type="checkbox" id={`attach-${id}`} name="documents" value={id} />
                <span>
                  {name} <span className="mute">{fileSize(bytes, locale)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <p>{link}</p>
      </div>
    </details>
  );
}
