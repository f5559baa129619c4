import { interrupt } from "../shared/run";
import { runService } from "../shared/run-script";
import { stage } from "./stages/stage";
import { runCoreE2e, runE2e } from "../testing/e2e";
import { runEngines } from "../testing/engines";
import { isolate } from "../testing/isolate";
import { runUnder } from "../testing/jest";
import { runLive } from "../testing/live";
import { runFormat, runLint, runTypes } from "../testing/static";
import { summaryOf } from "../testing/tally";
import type { Tally } from "../testing/tally";

type Run = (args: readonly string[]) => Promise<Tally>;

/** Matches the files of the long database tests, such as tests with 100,000 rows. `npm test` skips these tests. */
const floods = "\\.flood\\.db\\.test\\.ts$";

const stages: Readonly<Record<string, Run>> = {
  format: runFormat,
  lint: runLint,
  types: runTypes,
  unit: (args) => runUnder("unit", args),
  db: (args) => runUnder("db", args),
  "core-db": (args) => runUnder("db", ["--testPathIgnorePatterns", floods, ...args]),
  ui: (args) => runUnder("ui", args),
  core: runCoreE2e,
  e2e: runE2e,
  live: runLive,
  engines: runEngines,
};

/**
 * A plan is a list of rows, which run one after another. The lanes of a row run in parallel, and the stages of a lane
 * run one after another. ESLint uses only one core, so linting has its own lane and the other stages use the remaining
 * cores. Quick rows come first.
 */
const withoutBrowser = (database: string) => [["lint"], ["format", "types", "unit", "ui", database]];
const core = [withoutBrowser("core-db"), [["core"]]];
const all = [withoutBrowser("db"), [["e2e"]], [["live"]], [["engines"]]];

/**
 * Without an argument, runs the stages of `npm test`. With "all", runs all tests. With the name of a stage, runs only
 * that stage and passes the remaining arguments to it.
 */
runService(async () => {
  const [chosen, ...args] = process.argv.slice(2);
  if (chosen && chosen !== "all" && !stages[chosen])
    throw new Error(`There is no such stage; the stages are: ${Object.keys(stages).join(", ")}, all`);
  isolate();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, interrupt);
  const tallies: Tally[] = [];
  const runLane = async (names: readonly string[]) => {
    for (const name of names) {
      const run = stages[name];
      if (run) tallies.push(await report(name, () => run(args)));
    }
  };
  const plan = !chosen ? core : chosen === "all" ? all : [[[chosen]]];
  for (const lanes of plan) await Promise.all(lanes.map(runLane));
  console.log(summaryOf(tallies));
  process.exit(tallies.some(({ failed }) => failed > 0) ? 1 : 0);
});

/** Runs a stage. If the stage fails, prints its output and counts the failure. The next stages still run. */
async function report(name: string, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await stage(name, async () => {
      const tally = await run();
      if (tally.failed > 0) throw tally;
      if (tally.flaky?.length) console.log(tally.output);
      return tally;
    });
  } catch (error) {
    if (error instanceof Error) console.log(error.message);
    const tally = error instanceof Error ? { passed: 0, failed: 1, output: "" } : (error as Tally);
    console.log(tally.output);
    return tally;
  }
}
