import { useTranslations } from "next-intl";

import { RecordForm } from "@/components/dashboard/record-form";
import { Section } from "@/components/dashboard/section";
import { Link } from "@/lib/platform/i18n/navigation";
import type { ClientData } from "@/lib/rights/client-data";
import { eraseClientData } from "@/lib/rights/client-data-actions";

/** The form that erases a client's data on request. If the erasure is not possible yet, the section says why. */
export function EraseData({ data: { clientId, requests, obstacle, held, erasedAt } }: { readonly data: ClientData }) {
  const t = useTranslations("clientData");
  if (erasedAt || held.length === 0) return null;
  return (
    <Section id="erase" title={t("erase")}>
      <p>{t("eraseText")}</p>
      {obstacle !== undefined ? (
        <p>
          <b>{t(`obstacles.${obstacle}`)}</b>
        </p>
      ) : requests.length === 0 ? (
        <p>
          <b>{t("noRequest")}</b> <Link href="/dashboard/data-requests">{t("toRequests")}</Link>
        </p>
      ) : (
        <RecordForm
          action={eraseClientData}
          values={{ clientId }}
          submit={t("eraseNow")}
          variant="danger"
          fields={[
            {
              name: "request",
              label: t("confirm"),
              hint: t("confirmHint", { references: requests.join(", ") }),
            },
          ]}
        />
      )}
    </Section>
  );
}
