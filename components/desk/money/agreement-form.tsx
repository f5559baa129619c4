import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { recordAgreement } from "@/lib/money/fees/actions";
import type { CaseFees } from "@/lib/money/fees/view";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { readonly fees: CaseFees; readonly target: Readonly<Record<"clientId" | "reference", string>> };

/**
 * Records or replaces the written agreement on a success fee. The agreement refers to a document in the client's file,
 * so it cannot be recorded if the file contains no document.
 */
export function AgreementForm({ fees: { agreement, documents, today }, target }: Props) {
  const t = useTranslations("fees");
  const locale = useLocale();
  const file = `/dashboard/clients/${target.clientId}`;
  const rate = (agreement?.rateBasisPoints ?? 0) / 100;
  return (
    <div className="stack-13">
      {documents.length === 0 ? (
        <p>
          {t("noDocuments")} <Link href={`${file}#documents`}>{t("openFile")}</Link>
        </p>
      ) : (
        <StaffForm
          action={recordAgreement}
          isSave
          values={target}
          submit={t("save")}
          variant="gold"
          fields={[
            { name: "agreedOn", kind: "date", label: t("agreedOn"), value: agreement?.agreedOn ?? today },
            {
              name: "rate",
              kind: "number",
              label: t("rate"),
              hint: t("rateHint"),
              value: agreement ? new Intl.NumberFormat(locale).format(rate) : "",
            },
            {
              name: "documentId",
              kind: "choice",
              label: t("documentId"),
              value: agreement?.document?.id ?? "",
              options: [
                { value: "", label: t("choose") },
                ...documents.map(({ id, name }) => ({ value: id, label: name })),
              ],
            },
          ]}
        />
      )}
      <p>
        {/* If the link had no query, Next.js would keep `?agreement=form`, and the form would stay open. */}
        <Link href={`${file}/cases/${target.reference}?agreement=none#fee`}>{t("cancel")}</Link>
      </p>
    </div>
  );
}
