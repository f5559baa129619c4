import clsx from "clsx";

import { trendGeometry } from "./trend-geometry";
import type { Size } from "./trend-geometry";

type Props = {
  /** One sentence that says what the chart shows. */
  readonly label: string;
  readonly days: readonly { readonly label: string; readonly now: number; readonly before?: number | undefined }[];
  readonly marks: readonly { readonly letter: string; readonly place: number }[];
  readonly format: (value: number) => string;
  /** Whether the last day is not over. */
  readonly isOngoing?: boolean;
};

/** The texts are as large on a phone as on a wide screen, so each of them has a drawing of its own. */
const sizes = { wide: { width: 850, height: 372 }, narrow: { width: 358, height: 260 } } as const;

/** A line for the days of a period, with a dashed line for the period before. A table behind it has the same values. */
export function TrendChart(props: Props) {
  return (
    <>
      <Drawing {...props} size={sizes.wide} className="only-wide" />
      <Drawing {...props} size={sizes.narrow} className="only-narrow" />
    </>
  );
}

function Drawing({
  label,
  days,
  marks,
  format,
  isOngoing,
  size,
  className,
}: Props & { size: Size; className: string }) {
  const before = days.map((day) => day.before);
  const isCompared = before.every((value) => value !== undefined);
  const plot = trendGeometry(
    {
      now: days.map(({ now }) => now),
      before: isCompared ? before : undefined,
      isOngoing: isOngoing ?? false,
      marks,
    },
    size,
  );
  const { left, right, bottom, point } = plot;
  return (
    <svg
      className={clsx("trend-chart", className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      {plot.ticks.map(({ value, y }) => (
        <g key={value}>
          <path className="axis" d={`M${left} ${y}H${right}`} />
          <text x={left - 8} y={y + 5} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      {plot.marks.map(({ letter, x, y }) => (
        <g key={letter}>
          <path className="mark-line" d={`M${x} ${y + 20}V${bottom}`} />
          <rect className="mark" x={x - 10} y={y} width="20" height="20" rx="3" />
          <text className="mark-letter" x={x} y={y + 15} textAnchor="middle">
            {letter}
          </text>
        </g>
      ))}
      {plot.before !== undefined && <path className="line-before" d={plot.before} />}
      <path className="line-now" d={plot.now} />
      {point && (
        <>
          <circle className="point" cx={point.x} cy={point.y} r="5" />
          <text className="value" x={point.x - 8} y={Math.max(16, point.y - 10)} textAnchor="end">
            {format(days.at(-1)?.now ?? 0)}
          </text>
        </>
      )}
      {plot.labels.map(({ place, x }, index) => (
        <text
          key={place}
          x={x}
          y={size.height - 4}
          textAnchor={index === 0 ? "start" : index === plot.labels.length - 1 ? "end" : "middle"}
        >
          {days[place]?.label}
        </text>
      ))}
    </svg>
  );
}
