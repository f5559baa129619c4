import { useTranslations } from "next-intl";

import type { StaffField } from "@/components/desk/form/staff-form";
import { editedSafeContact, safeContactInstructions } from "@/lib/inquiry/safe-contact/names";

/** The checkboxes for the safe-contact instructions. `value` contains the ticked instructions, separated by commas. */
export function useSafeContactField(label: string, value: string): StaffField {
  const t = useTranslations("safeContact");
  return {
    name: editedSafeContact.name,
    kind: "choices",
    label,
    value,
    options: safeContactInstructions.map((name) => ({ value: name, label: t(name) })),
  };
}
