"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useOneTimeParameter } from "@/components/forms/use-one-time-parameter";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, describedBy } from "@/components/ui/field";
import type { UploadResult } from "@/lib/documents/schema";

type Props = {
  /** The route handler that receives the form. */
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  /** The extensions of the files that the file chooser offers. */
  readonly endings: readonly string[];
  readonly maxBytes: number;
  /** The result of the last upload, from the parameter "upload" of the address. */
  readonly result: UploadResult | undefined;
  readonly variant?: "primary" | "secondary";
  /** Texts for files that are no documents. */
  readonly texts?: { readonly label: string; readonly hint: string; readonly error: string; readonly stored: string };
};

/**
 * Uploads one file. If the file is too large, the form shows an error and does not send it. If such a file were sent,
 * the server could close the connection, and the browser would show an error of its own.
 */
export function UploadForm({ action, values, endings, maxBytes, result, texts, variant = "primary" }: Props) {
  const t = useTranslations("documents");
  const [isTooLarge, setTooLarge] = useState(false);
  const [isSending, setSending] = useState(false);
  // Kept, because the address no longer has the result when the router reloads the page's data.
  const [shownResult] = useState(result);
  useOneTimeParameter("upload", shownResult);
  const outcome = isTooLarge ? "size" : shownResult;
  const isDone = outcome === "stored" || outcome === "held";
  const id = "document-file";
  const hint = texts?.hint ?? t("hint", { megabytes: Math.round(maxBytes / 1024 / 1024) });
  const error = outcome && !isDone ? textOf(outcome) : undefined;
  // The other results say nothing about documents.
  function textOf(refused: UploadResult) {
    return texts && ["type", "mismatch", "empty"].includes(refused) ? texts.error : t(`results.${refused}`);
  }
  return (
    <form
      action={action}
      method="post"
      encType="multipart/form-data"
      className="grid gap-13"
      onSubmit={(event) => (isTooLarge ? event.preventDefault() : setSending(true))}
    >
      <HiddenFields values={values} />
      {outcome && isDone && (
        <Alert tone="ok" isLive>
          {texts?.stored ?? t(`results.${outcome}`)}
        </Alert>
      )}
      <Field id={id} label={texts?.label ?? t("choose")} hint={hint} error={error}>
        <input
          id={id}
          name="file"
          type="file"
          required
          accept={endings.join(",")}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => setTooLarge((currentTarget.files?.[0]?.size ?? 0) > maxBytes)}
        />
      </Field>
      <div>
        <Button type="submit" variant={variant} isLoading={isSending} loadingLabel={t("uploading")}>
          {t("upload")}
        </Button>
      </div>
    </form>
  );
}
