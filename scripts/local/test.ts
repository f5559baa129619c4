import { interrupt } from "../shared/run";
import { runService } from "../shared/run-script";
import { isolate } from "../testing/isolate";
import { all, core, stages } from "../testing/plan";
import type { Plan, Stage, StageName } from "../testing/plan";
import { summaryOf } from "../testing/tally";
import type { Tally } from "../testing/tally";
import { stage } from "./stages/stage";

/**
 * Without an argument, runs the stages of `npm test`. With "all", runs all tests. With the name of a stage, runs only
 * that stage and passes the remaining arguments to it.
 */
runService(async () => {
  const [chosen, ...args] = process.argv.slice(2);
  const plan = planFor(chosen);
  isolate();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, interrupt);
  const tallies: Tally[] = [];
  const runLane = async (names: readonly StageName[]) => {
    for (const name of names) tallies.push(await report(name, () => (stages[name] as Stage).run(args)));
  };
  for (const lanes of plan) await Promise.all(lanes.map(runLane));
  console.log(summaryOf(tallies));
  process.exit(tallies.some(({ failed }) => failed > 0) ? 1 : 0);
});

function planFor(chosen: string | undefined): Plan {
  if (!chosen) return core;
  if (chosen === "all") return all;
  const name = (Object.keys(stages) as StageName[]).find((known) => known === chosen);
  if (!name) throw new Error(`There is no such stage; the stages are: ${Object.keys(stages).join(", ")}, all`);
  return [[[name]]];
}

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
