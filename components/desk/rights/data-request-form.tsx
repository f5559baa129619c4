import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import type { Day } from "@/lib/platform/time/day";
import { registerDataRequest } from "@/lib/rights/registers/actions";
import { requestKinds } from "@/lib/rights/registers/registers";
import type { Law } from "@/lib/rights/registers/registers";

import { useEntryFields } from "./entry-fields";

type Props = { readonly laws: readonly Law[]; readonly today: Day };

/** The form in which staff register a data request that arrived by email, by phone or by post. */
export function DataRequestForm({ laws, today }: Props) {
  const t = useTranslations("dataRequests");
  return (
    <StaffForm
      action={registerDataRequest}
      values={{}}
      variant="gold"
      submit={t("register")}
      isSave
      fields={[
        {
          name: "kind",
          kind: "choice",
          label: t("fields.kind"),
          options: requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          name: "law",
          kind: "choice",
          label: t("fields.law"),
          hint: t("fields.lawHint"),
          options: laws.map((value) => ({ value, label: t(`laws.${value}`) })),
        },
        ...useEntryFields(today),
        {
          name: "details",
          kind: "multiline",
          label: t("fields.details"),
          hint: t("fields.detailsHint"),
          isOptional: true,
        },
      ]}
    />
  );
}
