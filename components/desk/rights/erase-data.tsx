import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Link } from "@/lib/platform/i18n/navigation";
import { choicePrefix } from "@/lib/rights/erasure/uncertain";
import type { ClientData } from "@/lib/rights/registers/types";
import { eraseClientData } from "@/lib/rights/export/actions";

import { useUncertainLabel } from "./uncertain-data";

/**
 * The section with the form that erases a client's data. If the data cannot be erased yet, the section shows the reason
 * instead of the form. Renders nothing if the data is erased already, or if we have no data about the client.
 */
export function EraseData({ data, zone }: { readonly data: ClientData; readonly zone: string }) {
  const { clientId, requests, obstacle, held, uncertain, erasedAt } = data;
  const labelOf = useUncertainLabel(zone);
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
        <StaffForm
          action={eraseClientData}
          values={{ clientId }}
          submit={t("eraseNow")}
          {...(uncertain.length > 0 && { lead: t("uncertain.choose") })}
          variant="danger"
          fields={[
            ...uncertain.map((item) => ({
              name: `${choicePrefix}${item.id}`,
              label: labelOf(item),
              kind: "check" as const,
            })),
            { name: "shown", kind: "hidden" as const, value: uncertain.map(({ id }) => id).join(" ") },
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
