import { printTable } from "../bench/print-table";
import type { Row } from "../bench/table";
import { findProgram } from "./engines/programs";
import { builds } from "./faults/builds";
import { clock } from "./faults/clock";
import { disk } from "./faults/disk";
import { openHarness } from "./faults/harness";
import type { Harness } from "./faults/harness";
import { hung } from "./faults/hung";
import { kills } from "./faults/kills";
import { mail } from "./faults/mail";
import { memory } from "./faults/memory";
import { permissions } from "./faults/permissions";
import { pooler } from "./faults/pooler";
import { repeats } from "./faults/repeats";
import { restore } from "./faults/restore";
import { rolling } from "./faults/rolling";
import { rotation } from "./faults/rotation";
import type { FaultRow } from "./faults/row";
import { storm } from "./faults/storm";
import type { Tally } from "./tally";

const rows: readonly FaultRow[] = [
  ...[rolling, storm, repeats, kills, pooler, restore],
  ...[rotation, mail, hung, disk, clock, permissions],
];

/** The rows that run only by name, because each takes minutes: a second build, and 100,000 requests. */
const byName: readonly FaultRow[] = [builds, memory];

/**
 * Breaks parts of a site under load and prints what visitors and the firm noticed. The arguments name the rows to run;
 * without them, the rows run that are not in `byName`. With "quick", a tenth of each row runs. A row whose programs are
 * not installed is skipped with a note.
 */
export async function runFaults(args: readonly string[]): Promise<Tally> {
  const names = args.filter((arg) => arg !== "quick");
  const all = [...rows, ...byName];
  const unknown = names.find((arg) => !all.some(({ name }) => name === arg));
  if (unknown) throw new Error(`There is no row "${unknown}"; the rows are: ${all.map(({ name }) => name).join(", ")}`);
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : rows;
  const runnable = chosen.filter(isRunnable);
  if (runnable.length === 0) return { passed: 0, failed: 0, output: "" };
  const harness = await openHarness({ isQuick: args.includes("quick") });
  const failures: string[] = [];
  try {
    for (const row of runnable) failures.push(...(await runRow(row, harness)));
  } finally {
    await harness.close();
  }
  return { passed: runnable.length - failures.length, failed: failures.length, output: failures.join("\n") };
}

function isRunnable({ name, needs = [], needsRoot }: FaultRow): boolean {
  const reasons = needs.filter((program) => !findProgram(program)).map((program) => `${program} is not installed`);
  if (needsRoot && process.getuid?.() !== 0) reasons.push("only root can make a small disk");
  for (const reason of reasons) console.log(`\n${name}\n  skipped: ${reason}`);
  return reasons.length === 0;
}

/** Runs a row and prints it. A row that failed is returned as one line. */
async function runRow({ name, proves, run }: FaultRow, harness: Harness): Promise<readonly string[]> {
  const began = performance.now();
  const figures = await run(harness).catch((error: unknown) => [failure(error)]);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  printTable({ title: `${name}: ${proves} (${seconds} s)`, rows: figures });
  const missed = figures.filter(({ isMet }) => isMet === false);
  return missed.length > 0 ? [`${name}: ${missed.map(({ what, figure }) => `${what}: ${figure}`).join("; ")}`] : [];
}

/** A row that could not be finished. */
function failure(error: unknown): Row {
  const note = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { what: "errors", figure: 1, unit: "", goal: "0", isMet: false, note };
}
