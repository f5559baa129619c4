import { useLocale, useTranslations } from "next-intl";

import { Badge } from "@/components/ui/badge";
import type { CalendarState } from "@/lib/advisers/adviser";
import { formatMomentShort } from "@/lib/platform/time/format";

type Props = {
  readonly calendar: CalendarState;
  /** The zone of the office, in which the times are shown. */
  readonly zone: string;
};

/** Whether the adviser's own calendar is connected and can be read, and whether the feed is on. */
export function CalendarStateCell({ calendar: { own, hasFeed }, zone }: Props) {
  const t = useTranslations("adviserDesk.calendar");
  const locale = useLocale();
  const at = (instant: number) => formatMomentShort(instant, { locale, zone });
  const since = own?.failingSince ?? null;
  const readAt = own?.readAt ?? null;
  return (
    <>
      {own === null ? (
        <Badge tone="plain">{t("notConnected")}</Badge>
      ) : since !== null ? (
        <>
          <Badge tone="bad" icon="alert">
            {t("failing")}
          </Badge>
          <span className="sub">{t("since", { at: at(since) })}</span>
        </>
      ) : readAt === null ? (
        <Badge tone="info">{t("notRead")}</Badge>
      ) : (
        <>
          <Badge tone="ok" icon="check">
            {t("read")}
          </Badge>
          <span className="sub">{at(readAt)}</span>
        </>
      )}
      <span className="sub">{t(hasFeed ? "feedOn" : "feedOff")}</span>
    </>
  );
}
