import { useLocale } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { dueText } from "@/lib/platform/i18n/due-texts";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import { isLocale, defaultLocale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

/** How far away a deadline is, with an icon when it is near or has passed. */
export function DueBadge({ dueOn, days }: { readonly dueOn: Day; readonly days: DueDays }) {
  const locale = useLocale();
  const { text, tone } = dueText(dueOn, days, isLocale(locale) ? locale : defaultLocale);
  return (
    <Badge tone={tone} icon={tone === "bad" ? "alert" : tone === "warn" ? "clock" : undefined}>
      {text}
    </Badge>
  );
}
