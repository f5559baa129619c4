import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

type Props = { readonly now: readonly number[]; readonly before?: readonly number[] | undefined };

const size = { width: 100, height: 26, edge: 2 };

/** A small line without labels. Its values are in the table behind the chart, so screen readers skip it. */
export function SparkLine({ now, before }: Props) {
  const highest = Math.max(1e-9, ...now, ...(before ?? []));
  return (
    <svg className="spark-line" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {before && <path className="line-before" d={pathOf(before, highest)} />}
      <path className="line-now" d={pathOf(now, highest)} />
    </svg>
  );
}

function pathOf(values: readonly number[], highest: number): string {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, size.width]);
  const y = scaleLinear([0, highest], [size.height - size.edge, size.edge]);
  const path = line<number>(
    (_value, index) => Math.round(x(index) * 10) / 10,
    (value) => Math.round(y(value) * 10) / 10,
  );
  return path(values) ?? "";
}
