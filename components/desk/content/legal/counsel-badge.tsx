import { useLocale, useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { CounselState } from "@/lib/content/legal/reading";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Props = {
  readonly counsel: CounselState;
  /** The number of passages that counsel must check. */
  readonly passages: number;
};

const looks = {
  marked: { tone: "ok", icon: "check" },
  proposed: { tone: "warn", icon: "clock" },
  unread: { tone: "warn", icon: "alert" },
} as const;

/** Whether counsel has read a version: by whom and when, or how many passages wait for counsel. */
export function CounselBadge({ counsel: { name, reading }, passages }: Props) {
  const t = useTranslations("staffContent.legal.counsel");
  const locale = useLocale();
  return (
    <>
      <Badge {...looks[name]}>{t(name)}</Badge>
      {reading && (
        <span className="sub">
          {t("by", { counsel: reading.counsel, day: formatCalendarDate(reading.readOn, locale) })}
        </span>
      )}
      {name !== "marked" && passages > 0 && <span className="sub">{t("passages", { count: passages })}</span>}
    </>
  );
}
