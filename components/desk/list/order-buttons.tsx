import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Icon } from "@/components/ui/icon";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly move: FormAction;
  /** The id of the record, and its version if the action checks it. */
  readonly values: Readonly<Record<string, string>>;
  /** The name of the record, for screen readers. */
  readonly name: string;
};

/** Two buttons that move the record of a row one place up or down in its order. */
export function OrderButtons({ move, values, name }: Props) {
  const t = useTranslations("dashboard.order");
  return (
    <span className="order-buttons" role="group" aria-label={t("title")}>
      {(["up", "down"] as const).map((direction) => (
        <StaffForm
          key={direction}
          action={move}
          submit={<Icon name={direction === "up" ? "chevron-up" : "chevron-down"} />}
          variant="text"
          name={t(direction, { name })}
          values={{ ...values, direction }}
        />
      ))}
    </span>
  );
}
