import { useTranslations } from "next-intl";

import type { StaffField } from "@/components/desk/form/staff-form";
import type { Day } from "@/lib/platform/time/day";
import { channels } from "@/lib/rights/registers/registers";

/**
 * The fields that the forms for a new data request and a new complaint share: the name and email address of the person
 * who wrote or called, the channel, the day of receipt and the client's file.
 */
export function useEntryFields(today: Day): readonly StaffField[] {
  const t = useTranslations("registers");
  return [
    { name: "name", label: t("fields.name") },
    { name: "email", label: t("fields.email"), isOptional: true },
    {
      name: "channel",
      kind: "choice",
      label: t("fields.channel"),
      options: channels.map((value) => ({ value, label: t(`channels.${value}`) })),
    },
    { name: "receivedOn", kind: "date", label: t("fields.receivedOn"), hint: t("fields.receivedOnHint"), value: today },
    { name: "client", label: t("fields.client"), hint: t("fields.clientHint"), isOptional: true },
  ];
}
