import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import type { OverviewDay, Span } from "@/lib/booking/desk/week-overview";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly days: readonly (OverviewDay & { readonly weekday: string; readonly date: string; readonly name: string })[];
  /** The path of the week calendar. Undefined for staff who may not open it. */
  readonly calendar?: string | undefined;
};

const [width, height] = [60, 110];

/**
 * The days of the week side by side. A picture of each day shows its closed hours and its appointments. The text below
 * the picture compares the number of appointments with the limit for the day.
 */
export function WeekOverview({ days, calendar }: Props) {
  const t = useTranslations("today.week");
  return (
    <Section title={t("title")} id="week" action={calendar && <Link href={calendar}>{t("calendar")}</Link>}>
      <ol className="week-overview">
        {days.map((day) => {
          const isClosed = day.limit === 0 && day.count === 0;
          return (
            <li key={day.day} className={day.isToday ? "today" : undefined}>
              <b>
                <span aria-hidden="true">
                  {day.weekday} <span className="long">{day.date}</span>
                </span>
                <span className="vh">{day.name}</span>
              </b>
              <DayPicture day={day} />
              <small>
                {isClosed
                  ? t("closed")
                  : day.limit === 0
                    ? t("outsideHours", { count: day.count })
                    : t(day.count < day.limit ? "count" : "full", { count: day.count, limit: day.limit })}
              </small>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function DayPicture({ day }: { readonly day: OverviewDay }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="closed" d={day.closed.map((span) => block(span, 0)).join("")} />
      <path className="past" d={day.past.map((span) => block(span, 4)).join("")} />
      <path className="coming" d={day.coming.map((span) => block(span, 4)).join("")} />
      {day.now !== null && day.now >= 0 && day.now <= 1 && (
        <path className="now" d={`M0 ${(day.now * height).toFixed(1)}H${width}`} />
      )}
    </svg>
  );
}

/** The outline of a span of the day, with space on both sides. */
function block({ from, to }: Span, space: number): string {
  const long = (Math.max(0, to - from) * height).toFixed(1);
  return `M${space} ${(from * height).toFixed(1)}v${long}H${width - space}v-${long}z`;
}
