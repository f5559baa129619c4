import type { useTranslations } from "next-intl";

import type { StaffField } from "@/components/desk/form/staff-field";
import type { TaskOwner } from "@/lib/client-tasks/task";
import type { Day } from "@/lib/platform/time/day";

type Values = { readonly text?: string; readonly dueOn: Day; readonly ownerId: string | undefined };

/** The fields of the form for a new task, and of the form that changes a task. */
export function taskFields(
  t: ReturnType<typeof useTranslations<"tasks">>,
  owners: readonly TaskOwner[],
  { text, dueOn, ownerId }: Values,
): readonly StaffField[] {
  return [
    { name: "text", label: t("what"), hint: t("whatHint"), value: text },
    { name: "dueOn", kind: "date", label: t("dueOn"), value: dueOn },
    {
      name: "ownerId",
      kind: "choice",
      label: t("owner"),
      value: owners.some(({ id }) => id === ownerId) ? ownerId : undefined,
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
