import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Badge } from "@/components/ui/badge";
import { endFeed, makeFeed } from "@/lib/calendar/actions";
import type { CalendarLinks } from "@/lib/calendar/calendar-link";
import { formatMoment } from "@/lib/platform/time/format";

import { MakeFeed } from "./make-feed";

type Props = { readonly links: CalendarLinks; readonly locale: string };

/** The secret address at which an adviser's calendar program reads the coming appointments. */
export function CalendarFeed({ links: { adviserId, feed, isActive, zone }, locale }: Props) {
  const t = useTranslations("calendarLinks.feed");
  const at = (instant: number) => formatMoment(instant, { locale, zone });
  const note = <Badge {...(feed ? { tone: "ok", icon: "check" } : { tone: "plain" })}>{t(feed ? "on" : "off")}</Badge>;
  return (
    <Section title={t("title")} id="feed" note={note} isRuled>
      <p>{t("lead")}</p>
      {isActive ? (
        <MakeFeed adviserId={adviserId} isOn={feed !== null} make={makeFeed} />
      ) : (
        <p className="mute">{t("inactive")}</p>
      )}
      {feed && (
        <>
          <p className="mute">
            {t("state", {
              made: at(feed.madeAt),
              read: feed.lastReadAt === null ? t("notRead") : t("lastRead", { at: at(feed.lastReadAt) }),
            })}
          </p>
          <StaffForm action={endFeed} values={{ adviserId }} submit={t("end")} variant="text" />
        </>
      )}
    </Section>
  );
}
