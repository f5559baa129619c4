import { useLocale, useTranslations } from "next-intl";

import { PrintChoice } from "@/components/site/parts/print-choice";
import { LinkedText } from "@/components/site/parts/linked-text";
import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";
import type { DueRow } from "@/lib/deadlines/due-rows";
import { reminderFile } from "@/lib/deadlines/reminder-file";
import type { Country } from "@/lib/deadlines/rule";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { DueList } from "./due-list";

type Props = {
  readonly id: string | undefined;
  readonly country: Country;
  readonly yours: readonly DueRow[];
  readonly theirs: readonly DueRow[];
  /** Whether the visitor has filled in a day. */
  readonly hasDates: boolean;
  readonly today: Day;
  readonly now: Instant;
};

/** What the visitor must do and what others must do, each with its day. */
export function DueAnswer({ id, country, yours, theirs, hasDates, today, now }: Props) {
  const t = useTranslations("deadlines");
  const counted = yours.flatMap((row) => row.counted ?? []);
  const hasFound = counted.length > 0;
  const passed = counted.filter(({ isPassed }) => isPassed).length;
  const toKeep = yours.flatMap(({ rule, counted: due }) =>
    due && !due.isPassed ? [{ rule: rule.id, day: due.day }] : [],
  );
  return (
    <section className="stack-21" id={id} tabIndex={-1} aria-labelledby="act-by">
      <div>
        <h2 id="act-by">{t("yours")}</h2>
        {(hasFound || !hasDates) && <p className="soft">{t("found", { count: toKeep.length, passed })}</p>}
        {hasFound && yours.some((row) => row.hasBegun && !row.counted) && <p>{t("wordsFirst")}</p>}
        {hasDates && !hasFound && !theirs.some((row) => row.counted) && <p className="soft">{t("hidden")}</p>}
      </div>
      <div>
        <DueList rows={yours} today={today} />
        <dl className="facts dues">
          <div>
            <dt>
              <b>{t("mayChange")}</b>
            </dt>
            <dd>
              <h3>{t(`changes.${country}.name`)}</h3>
              <p>{t(`changes.${country}.text`)}</p>
            </dd>
          </div>
        </dl>
      </div>
      {toKeep.length > 0 && <Calendar reminders={toKeep} today={today} now={now} />}
      {theirs.length > 0 && (
        <>
          <div>
            <h2>{t("theirs")}</h2>
            <p className="soft">{t("theirsNote")}</p>
          </div>
          <DueList rows={theirs} today={today} />
        </>
      )}
      <p className="t16 soft">{t("general")}</p>
      <p className="t16 soft">
        <LinkedText>{t("gone")}</LinkedText>
      </p>
      <PrintChoice />
    </section>
  );
}

type CalendarProps = Pick<Props, "today" | "now"> & { readonly reminders: Parameters<typeof reminderFile>[0] };

/** The calendar file is part of the page, so it needs neither a script nor another request. */
function Calendar({ reminders, today, now }: CalendarProps) {
  const t = useTranslations("deadlines");
  const locale = useLocale();
  const file = reminderFile(reminders, {
    title: t("reminder"),
    text: t("reminderText", { day: formatCalendarDate(today, locale) }),
    now,
  });
  return (
    <div>
      <a
        className={buttonClasses({ variant: "primary", size: "lg" })}
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download="reminders.ics"
      >
        <Icon name="calendar" />
        {t("calendar")}
      </a>
      <p className="t16 soft mt-8">{t("calendarNote")}</p>
    </div>
  );
}
