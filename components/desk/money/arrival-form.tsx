import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Alert } from "@/components/ui/alert";
import { invoiceFee } from "@/lib/money/fees/actions";
import type { CaseFees } from "@/lib/money/fees/view";

type Props = { readonly fees: CaseFees; readonly target: Readonly<Record<"clientId" | "reference", string>> };

/**
 * Records money that arrived in the client's own account and issues the invoice for the success fee. If the invoice
 * cannot be issued yet, a text says what is missing.
 */
export function ArrivalForm({ fees: { agreement, booking, hasBank, today, countries, country }, target }: Props) {
  const t = useTranslations("fees");
  const tPayment = useTranslations("bookings.deskPayment");
  if (!booking || !hasBank) return <p className="mute">{t(booking ? "noBank" : "noAccount")}</p>;
  const { currency, address, lacksRate } = booking;
  return (
    <>
      {lacksRate && <Alert tone="warn">{tPayment("noRate", { currency })}</Alert>}
      <StaffForm
        action={invoiceFee}
        values={{ ...target, version: String(agreement?.fees.length ?? 0) }}
        opener={t("arrival")}
        submit={t("submit")}
        fields={[
          { name: "arrivedOn", kind: "date", label: t("arrivedOn"), hint: t("arrivalText"), value: today },
          {
            name: "amount",
            kind: "money",
            label: t("amount", { currency }),
            hint: t("amountHint", { currency }),
          },
          { name: "street", label: t("street"), value: address?.street ?? "" },
          { name: "postcode", label: t("postcode"), value: address?.postcode ?? "" },
          { name: "town", label: t("town"), value: address?.town ?? "" },
          {
            name: "country",
            kind: "choice",
            label: t("country"),
            options: countries,
            value: address?.country ?? country,
          },
        ]}
      />
    </>
  );
}
