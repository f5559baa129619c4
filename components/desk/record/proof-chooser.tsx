"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { useControl } from "@/components/desk/form/form-context";
import { Field } from "@/components/ui/field";
import type { UploadResult } from "@/lib/documents/schema";
import { proofEndings } from "@/lib/firm/desk/proof-file";
import type { UploadedProof } from "@/lib/firm/desk/proof-file";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

const address = "/api/staff/proof";

type Answer = UploadedProof | { readonly fault: UploadResult };

type Props = { readonly texts: "settingsForm.statement" | "staffContent.legal.counsel.file" };

/**
 * Uploads the file that proves the proposal in the form around it, such as a bank's statement. The file is stored at
 * once, and the form sends its id.
 */
export function ProofChooser({ texts }: Props) {
  const t = useTranslations(texts);
  const tForm = useTranslations("staffForm");
  const tDocuments = useTranslations("documents");
  const locale = useLocale();
  const { id, value, error } = useControl("file", "");
  const [file, setFile] = useState<UploadedProof>();
  const [fault, setFault] = useState<UploadResult>();
  const [isSending, setSending] = useState(false);

  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setFile(undefined);
    if (chosen.size > maxDocumentBytes) return setFault("size");
    setFault(undefined);
    setSending(true);
    const answer = await upload(chosen, locale);
    setSending(false);
    if ("fault" in answer) setFault(answer.fault);
    else setFile(answer);
  }

  return (
    <>
      <input type="hidden" name="file" value={file?.id ?? (fault || isSending ? "" : (value ?? ""))} />
      <Field
        id={id}
        label={t("label")}
        hint={t("hint")}
        error={fault ? tDocuments(`results.${fault}`) : error}
        isOptional
        optionalLabel={tForm("optional")}
      >
        <input
          id={id}
          type="file"
          accept={proofEndings.join(",")}
          aria-invalid={fault ? true : undefined}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // A corrected file with the same name would otherwise be no change.
            currentTarget.value = "";
          }}
        />
      </Field>
      <p role="status">{isSending ? t("sending") : file && t("attached", { name: file.name })}</p>
    </>
  );
}

async function upload(file: File, locale: string): Promise<Answer> {
  const body = new FormData();
  body.set("file", file);
  try {
    const response = await fetch(address, { method: "POST", body, headers: { "accept-language": locale } });
    return response.ok ? ((await response.json()) as Answer) : { fault: "failed" };
  } catch {
    return { fault: "failed" };
  }
}
