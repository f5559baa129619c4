import type { Row } from "../../bench/table";
import type { Harness } from "./harness";

/** A fault, and the figures of the site while the fault happens. */
export type FaultRow = {
  readonly name: string;
  readonly proves: string;
  /** The programs without which the row is skipped. */
  readonly needs?: readonly string[];
  readonly needsRoot?: boolean;
  run(harness: Harness): Promise<readonly Row[]>;
};

/** A row whose figure must be exactly this number. */
export function exactly(goal: number, what: string, figure: number, note = ""): Row {
  return { what, figure, unit: "", goal: String(goal), isMet: figure === goal, ...noteOf(note) };
}

/** A row whose figure must not be greater than this number. */
export function atMost(goal: number, unit: string, { what, figure, note = "" }: Pick<Row, "what" | "figure" | "note">) {
  return { what, figure, unit, goal: `at most ${goal}`, isMet: figure <= goal, ...noteOf(note) };
}

/** A row without a goal. */
export const known = (what: string, figure: number, unit = ""): Row => ({ what, figure, unit });

const noteOf = (note: string) => (note === "" ? {} : { note });
