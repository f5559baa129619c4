"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { useOneTimeParameter } from "@/components/forms/use-one-time-parameter";
import { Button } from "@/components/ui/button";
import { Field, describedBy } from "@/components/ui/field";
import type { ImportUpload as Refusal } from "@/lib/clients/import-upload";

type Props = {
  /** The endpoint that takes the file. */
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly refused: Refusal | undefined;
};

/**
 * Uploads a CSV file with records, such as clients. The server checks the file and imports the rows only after the user
 * has confirmed the import. The browser checks the size before the upload, so that users do not wait for the upload of
 * a file that the server would refuse.
 */
export function ImportUpload({ action, values, maxBytes, refused }: Props) {
  const t = useTranslations("imports.upload");
  const [isTooLarge, setTooLarge] = useState(false);
  const [isSending, setSending] = useState(false);
  // Kept, because the address no longer has the refusal when the router reloads the page's data.
  const [shownRefusal] = useState(refused);
  useOneTimeParameter("upload", shownRefusal);
  const refusal = isTooLarge ? "size" : shownRefusal;
  const id = "import-file";
  const megabytes = Math.round(maxBytes / 1024 / 1024);
  const hint = t("hint", { megabytes });
  const error = refusal && t(`refused.${refusal}`, { megabytes });
  return (
    <form
      action={action}
      method="post"
      encType="multipart/form-data"
      className="stack-13"
      onSubmit={(event) => (isTooLarge ? event.preventDefault() : setSending(true))}
    >
      <HiddenFields values={values} />
      <Field id={id} label={t("file")} hint={hint} error={error}>
        <input
          id={id}
          name="file"
          type="file"
          required
          accept=".csv,.txt"
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => setTooLarge((currentTarget.files?.[0]?.size ?? 0) > maxBytes)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" isLoading={isSending} loadingLabel={t("checking")}>
          {t("check")}
        </Button>
      </div>
    </form>
  );
}
