import { useLocale } from "next-intl";

import { Badge } from "@/components/ui/badge";
import { dueWords } from "@/lib/rights/due-words";
import type { RegisterDays } from "@/lib/rights/due-words";
import { isLocale, defaultLocale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

/** How far away a deadline is, with a sign when it is near or has passed. */
export function DueBadge({ dueOn, days }: { readonly dueOn: Day; readonly days: RegisterDays }) {
  const locale = useLocale();
  const { text, tone } = dueWords(dueOn, days, isLocale(locale) ? locale : defaultLocale);
  return (
    <Badge tone={tone} icon={tone === "bad" ? "alert" : tone === "warn" ? "clock" : undefined}>
      {text}
    </Badge>
  );
}
