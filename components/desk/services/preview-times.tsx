import { useTranslations } from "next-intl";

import { VisuallyHidden } from "@/components/ui/visually-hidden";

export type PreviewedDay = {
  readonly day: string;
  readonly before: number;
  readonly after: number;
  readonly starts: readonly { readonly time: string; readonly change: "same" | "new" | "gone" }[];
};

/** The number of days and of times of a day that are shown as examples. */
const [exampleDays, exampleTimes] = [2, 14];

/**
 * The free times of two weeks before and after a change: in total, on the first changed days, and each day's number.
 */
export function PreviewTimes({ days }: { readonly days: readonly PreviewedDay[] }) {
  const t = useTranslations("servicePreview");
  const before = sum(days.map((day) => day.before));
  const after = sum(days.map((day) => day.after));
  const isSame = (day: PreviewedDay) => day.starts.every(({ change }) => change === "same");
  const changed = days.filter((day) => !isSame(day));
  const open = days.filter(({ starts }) => starts.length > 0);
  return (
    <div className="stack-13">
      <h3>{t("times")}</h3>
      <p role="status">{t(changed.length === 0 ? "same" : "changed", { before, after })}</p>
      {(changed.length > 0 ? changed : open).slice(0, exampleDays).map((day) => (
        <DayExample key={day.day} {...day} />
      ))}
      {changed.length > 0 && <p className="sub">{t("legend")}</p>}
      <details>
        <summary>{t("allDays")}</summary>
        <ul className="plain-list">
          {days.map((day) => (
            <li key={day.day}>
              {t(isSame(day) ? "daySame" : "day", { day: day.day, before: day.before, after: day.after })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function DayExample({ day, starts }: PreviewedDay) {
  const t = useTranslations("servicePreview");
  // The changed times come first into the selection, but all are shown in the order of the day.
  const picked = new Set(
    starts
      .map((_, index) => index)
      .toSorted((a, b) => Number(starts[a]?.change === "same") - Number(starts[b]?.change === "same") || a - b)
      .slice(0, exampleTimes),
  );
  const shown = starts.filter((_, index) => picked.has(index));
  return (
    <div>
      <p>
        <b>{day}</b>
      </p>
      <ul className="time-chips">
        {shown.map(({ time, change }) => (
          <li key={time} className={change === "same" ? undefined : `is-${change}`}>
            {change === "gone" ? <s>{time}</s> : time}
            {change !== "same" && <VisuallyHidden>, {t(change === "gone" ? "gone" : "added")}</VisuallyHidden>}
          </li>
        ))}
        {starts.length > shown.length && (
          <li className="is-more">{t("more", { count: starts.length - shown.length })}</li>
        )}
      </ul>
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
