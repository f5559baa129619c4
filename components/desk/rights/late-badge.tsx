import { useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { daysLate } from "@/lib/platform/i18n/due-texts";
import type { Day } from "@/lib/platform/time/day";

/** Says how many days late a reply was sent. Renders nothing if the reply was sent in time. */
export function LateBadge({ dueOn, sentOn }: { readonly dueOn: Day; readonly sentOn: Day }) {
  const t = useTranslations("due");
  const days = daysLate(dueOn, sentOn);
  if (days <= 0) return null;
  return (
    <Badge tone="bad" icon="alert">
      {t("late", { days })}
    </Badge>
  );
}
