import { useTranslations } from "next-intl";

import type { DayLoad } from "@/lib/advisers/desk/overview";

const width = 9;
const gap = 3;
const height = 24;

/** The load of the coming days: a bar a day, and the sum in words. Full days are marked, days off are dashed. */
export function LoadBars({ load }: { readonly load: readonly DayLoad[] }) {
  const t = useTranslations("adviserDesk.load");
  const taken = load.reduce((sum, day) => sum + day.taken, 0);
  const times = load.reduce((sum, day) => sum + day.times, 0);
  const full = load.filter(isFull).length;
  return (
    <>
      <svg
        className="load-bars"
        viewBox={`0 0 ${load.length * (width + gap)} ${height}`}
        width={load.length * (width + gap)}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        {kinds.map((kind) => {
          const days = load.flatMap((day, index) =>
            kindOf(day) === kind ? [{ ...day, x: index * (width + gap) + 1 }] : [],
          );
          return (
            <g key={kind} className={kind}>
              <path className="frame" d={days.map(({ x }) => bar(x, height - 2)).join("")} />
              <path className="taken" d={days.map((day) => bar(day.x, filled(day))).join("")} />
            </g>
          );
        })}
      </svg>
      <div className="mute">
        {times > 0 ? t("taken", { taken, times }) : t(taken > 0 ? "outside" : "none", { count: taken })}
      </div>
      {full > 0 && <div className="is-warning">{t("full", { count: full })}</div>}
    </>
  );
}

/** One path for all days of a kind, since a large office has thousands of days on its page. */
const kinds = ["is-open", "is-full", "is-off"] as const;
const kindOf = (day: DayLoad) => (day.times === 0 ? "is-off" : isFull(day) ? "is-full" : "is-open");
const filled = ({ taken, times }: DayLoad) => Math.round(Math.min(taken / Math.max(times, 1), 1) * (height - 2));
const bar = (x: number, of: number) => `M${x} ${height - 1}v${-of}h${width}v${of}z`;

/** A day off with a booking is not full, because it has no times. */
const isFull = ({ taken, times }: DayLoad) => times > 0 && taken >= times;
