"use client";

import { useLocale, useTranslations } from "next-intl";

import { Alert } from "@/components/ui/alert";
import { Field, describedBy } from "@/components/ui/field";
import { fileSize } from "@/lib/documents/file-size";

import { useUploads } from "./use-uploads";

export type AttachableRow = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: string;
};

type Props = {
  readonly clientId: string;
  readonly rows: readonly AttachableRow[];
  /** The extensions of the files that the file chooser offers. */
  readonly endings: readonly string[];
  readonly maxBytes: number;
  readonly texts: Readonly<Record<"choose" | "none" | "upload" | "uploading" | "added" | "deleted", string>>;
};

/**
 * Ticks the documents that are sent with an email. A file that is chosen here is stored with the client's documents at
 * once, and is ticked. Until the scan has released it, the email is refused.
 */
export function AttachedFiles({ clientId, rows, endings, maxBytes, texts }: Props) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const { added, refused, isUploading, field, upload } = useUploads({
    clientId,
    rows,
    maxBytes,
    busy: texts.uploading,
  });
  const id = "attach-file";
  const hint = t("hint", { megabytes: Math.round(maxBytes / 1024 / 1024) });
  const listed = rows.filter(({ id: each, state }) => state === "clean" || (state === "held" && added.includes(each)));
  const deleted = rows.filter(({ id: each, state }) => state === "refused" && added.includes(each));
  return (
    <div className="stack-13">
      {listed.length === 0 ? (
        <p className="mute">{texts.none}</p>
      ) : (
        <fieldset className="field">
          <legend>{texts.choose}</legend>
          {listed.map(({ id: each, name, bytes, state }) => (
            <label key={each} className="check" htmlFor={`attach-${each}`}>
              <input
                type="checkbox"
                id={`attach-${each}`}
                name="documents"
                value={each}
                defaultChecked={added.includes(each)}
              />
              <span>
                {name} <span className="mute">{fileSize(bytes, locale)}</span>{" "}
                {state === "held" && <span className="mute">{t("states.held")}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Field id={id} label={texts.upload} hint={hint} error={undefined}>
        <input
          ref={field}
          id={id}
          type="file"
          multiple
          accept={endings.join(",")}
          aria-describedby={describedBy({ id, hint, error: undefined })}
          onChange={({ currentTarget }) => upload([...(currentTarget.files ?? [])])}
        />
      </Field>
      <p role="status" className="mute">
        {isUploading ? texts.uploading : added.length > 0 && refused.length === 0 ? texts.added : ""}
      </p>
      {refused.length + deleted.length > 0 && (
        <Alert tone="bad" isLive>
          <ul>
            {refused.map(({ name, result }) => (
              <li key={name}>
                <b>{name}</b>: {t(`results.${result}`)}
              </li>
            ))}
            {deleted.map(({ id: each, name }) => (
              <li key={each}>
                <b>{name}</b>: {texts.deleted}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
