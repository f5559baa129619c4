import type { Row, Table } from "./table";

/** Prints a table. Each column is as wide as its longest cell. */
export function printTable({ title, rows }: Table): void {
  const cells = rows.map(cellsOf);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const [what = "", figure = "", goal = ""] of cells) {
    console.log(`  ${what.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${goal}`.trimEnd());
  }
}

function cellsOf({ what, figure, unit, goal, isMet, note }: Row): string[] {
  const verdict = isMet === undefined ? "" : isMet ? "met" : "missed";
  return [what, `${figure} ${unit}`.trim(), [goal && `goal ${goal}`, verdict, note].filter(Boolean).join(": ")];
}
