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
        {load.map((day, index) => {
          const x = index * (width + gap) + 1;
          const filled = Math.round(Math.min(day.taken / Math.max(day.times, 1), 1) * (height - 2));
          return (
            <g key={day.day} className={day.times === 0 ? "is-off" : isFull(day) ? "is-full" : undefined}>
              <rect className="frame" x={x} y={1} width={width} height={height - 2} />
              <rect className="taken" x={x} y={height - 1 - filled} width={width} height={filled} />
            </g>
          );
        })}
      </svg>
      <div className="mute">{times === 0 && taken === 0 ? t("none") : t("taken", { taken, times })}</div>
      {full > 0 && <div className="is-warning">{t("full", { count: full })}</div>}
    </>
  );
}

const isFull = ({ taken, times }: DayLoad) => taken > 0 && taken >= times;
