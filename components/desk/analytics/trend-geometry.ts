import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

export type Size = { readonly width: number; readonly height: number };

type Values = {
  /** The value of each day, and of the same day of the period before. */
  readonly now: readonly number[];
  readonly before?: readonly number[] | undefined;
  /** Whether the last day is not over. Its line would fall for no reason, so the day is only a point. */
  readonly isOngoing?: boolean;
  /** The places of the days with remarks, in order, each with its letter. */
  readonly marks: readonly { readonly letter: string; readonly place: number }[];
};

const edge = { left: 44, right: 8, bottom: 26, top: 34 };
const box = { width: 20, height: 20 };

/** The places of the lines, labels and marks of a line chart. Zero is at the bottom. */
export function trendGeometry({ now, before = [], isOngoing = false, marks }: Values, { width, height }: Size) {
  const last = Math.max(1, now.length - 1);
  const x = scaleLinear([0, last], [edge.left, width - edge.right]);
  const placed = inRows(marks.map((mark) => ({ ...mark, x: round(x(mark.place)) })));
  const rows = Math.max(1, ...placed.map(({ row }) => row + 1));
  const top = edge.top + (rows - 1) * (box.height + 2);
  const y = scaleLinear([0, Math.max(4, ...now, ...before)], [height - edge.bottom, top]).nice(4);
  const path = line<number>(
    (_value, index) => round(x(index)),
    (value) => round(y(value)),
  );
  const end = now.length - 1;
  return {
    bottom: height - edge.bottom,
    left: edge.left,
    right: width - edge.right,
    ticks: y
      .ticks(4)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, y: round(y(value)) })),
    now: path(isOngoing ? now.slice(0, -1) : now) ?? "",
    before: before.length === 0 ? undefined : (path(before.slice(0, now.length)) ?? ""),
    point: end < 0 ? undefined : { x: round(x(end)), y: round(y(now[end] ?? 0)) },
    labels: labelPlaces(now.length, width).map((place) => ({ place, x: round(x(place)) })),
    marks: placed.map((mark) => ({ ...mark, y: 4 + mark.row * (box.height + 2) })),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The first and the last day have a label, and as many between them as have room. */
function labelPlaces(days: number, width: number): readonly number[] {
  if (days <= 1) return days === 1 ? [0] : [];
  const parts = Math.min(days - 1, Math.max(1, Math.floor(width / 260)));
  return Array.from({ length: parts + 1 }, (_, part) => Math.round((part * (days - 1)) / parts));
}

/** Puts marks that would overlap into rows, one below the other. */
function inRows<Mark extends { readonly x: number }>(marks: readonly Mark[]): readonly (Mark & { row: number })[] {
  const ends: number[] = [];
  return marks.map((mark) => {
    const free = ends.findIndex((end) => mark.x - end >= box.width + 2);
    const row = free === -1 ? ends.length : free;
    ends[row] = mark.x;
    return { ...mark, row };
  });
}
