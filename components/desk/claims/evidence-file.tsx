import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { UploadForm } from "@/components/forms/upload-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { acceptedEndings } from "@/lib/documents/file-kind";
import type { UploadResult } from "@/lib/documents/schema";
import { removeClaimFile } from "@/lib/firm/claims/actions";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

type Props = {
  readonly file: { readonly id: string; readonly name: string; readonly bytes: number } | undefined;
  readonly target: { readonly id: string; readonly version: string };
  readonly mayChange: boolean;
  readonly result: UploadResult | undefined;
};

/** The file of a claim's evidence, with the form to attach another one. */
export function EvidenceFile({ file, target, mayChange, result }: Props) {
  const t = useTranslations("claims");
  const locale = useLocale();
  if (!file && !mayChange) return null;
  return (
    <Section id="evidence-file" title={t("file.title")}>
      <div className="stack-21">
        {file && (
          <p>
            <a href={`/api/staff/evidence?${new URLSearchParams({ id: file.id, locale })}`} download>
              {t("file.open", { name: file.name })}
            </a>
          </p>
        )}
        {file && mayChange && <StaffForm action={removeClaimFile} values={target} submit={t("file.remove")} />}
        {mayChange && (
          <>
            <p className="mute">{t("file.text")}</p>
            <ClientMessages namespaces={["documents"]}>
              <UploadForm
                action="/api/staff/evidence"
                values={{ claim: target.id }}
                endings={acceptedEndings}
                maxBytes={maxDocumentBytes}
                result={result}
                variant="secondary"
              />
            </ClientMessages>
          </>
        )}
      </div>
    </Section>
  );
}
