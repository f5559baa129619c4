import { useTranslations } from "next-intl";

import type { SetupLine } from "@/lib/site/setup/lines";

type Props = {
  readonly lines: readonly SetupLine[];
  /** How many lines are settled, begun, and still to do. */
  readonly settled: number;
  readonly begun: number;
  readonly toDo: number;
  /** The reader's own time that the open lines take. */
  readonly minutes: number;
};

/** The width of one tick with the gap to the next one, in units of the drawing. */
const step = 20;

/** How many lines are settled, in words and as a row of ticks: gold for settled, pale for begun, empty for the rest. */
export function SetupProgress({ lines, settled, begun, toDo, minutes }: Props) {
  const t = useTranslations("setup");
  const total = lines.length;
  const lookOf = (index: number) => (index < settled ? "done" : index < settled + begun ? "begun" : "open");
  const duration =
    minutes >= 60 ? t("hours", { count: Math.round(minutes / 60) }) : t("someMinutes", { count: minutes });
  return (
    <div className="setup-progress">
      <p className="setup-count">{t.rich("count", { settled, total, b: (text) => <b>{text}</b> })}</p>
      <svg
        className="setup-ticks"
        viewBox={`0 0 ${total * step - 2} 13`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {lines.map(({ name }, index) => (
          <rect key={name} className={`tick-${lookOf(index)}`} x={index * step + 1} y="1" width="16" height="11" />
        ))}
      </svg>
      <p className="mute">
        {settled === total ? t("leavesNow") : `${t("left", { toDo, begun })} ${t("ownTime", { minutes, duration })}`}
      </p>
      <p className="setup-narrow">
        <a href="#visitors">{t("phoneSummary")}</a>
      </p>
    </div>
  );
}
