import { useTranslations } from "next-intl";

import type { Times } from "../spans";

/** The part of the day that the bar shows, in hours. */
const [first, last] = [6, 22] as const;
const height = 20;
const scale = 10;

/** Draws the times of a day from 6 to 22 o'clock, and says their sum. Times outside are drawn at the edge. */
export function SpanBar({ times }: { readonly times: readonly Times[] }) {
  const t = useTranslations("staffForm.spans");
  const spans = times.flatMap(([from, to]) => {
    const [opens, closes] = [hourOf(from), to === "00:00" ? 24 : hourOf(to)];
    return closes > opens ? [{ opens, closes }] : [];
  });
  const x = (hour: number) => (Math.min(Math.max(hour, first), last) - first) * scale;
  const sum = spans.reduce((hours, { opens, closes }) => hours + closes - opens, 0);
  return (
    <span className="span-bar">
      <svg
        viewBox={`0 0 ${(last - first) * scale} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="track" x={0} y={4} width={(last - first) * scale} height={12} />
        {[8, 10, 12, 14, 16, 18, 20].map((hour) => (
          <path key={hour} className="tick" d={`M${x(hour)} 4v12`} />
        ))}
        {spans.map(({ opens, closes }) => (
          <rect
            key={`${opens} ${closes}`}
            className="span"
            x={x(opens)}
            y={1}
            width={x(closes) - x(opens)}
            height={18}
          />
        ))}
      </svg>
      <span className="sub">{sum === 0 ? t("none") : t("sum", { hours: Math.round(sum * 100) / 100 })}</span>
    </span>
  );
}

/** The hour of "09:30" as 9.5. NaN for an empty time. */
function hourOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return time === "" ? Number.NaN : Number(hours) + Number(minutes) / 60;
}
