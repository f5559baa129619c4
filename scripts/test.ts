import { interrupt } from "./shared/run";
import { runService } from "./shared/run-script";
import { stage } from "./shared/stage";
import { isolate } from "./testing/isolate";
import { runUnder } from "./testing/jest";
import { runJourneys } from "./testing/journeys";
import { runLive } from "./testing/live";
import { runLint, runTypes } from "./testing/static";
import { tallyUp } from "./testing/tally";
import type { Tally } from "./testing/tally";

const stages: Readonly<Record<string, (args: readonly string[]) => Promise<Tally>>> = {
  lint: runLint,
  types: runTypes,
  unit: (args) => runUnder("unit", args),
  db: (args) => runUnder("db", args),
  ui: (args) => runUnder("ui", args),
  e2e: runJourneys,
  live: runLive,
};

/** Quick ones first: a slip of the pen shows within a minute. Lint keeps one core busy, and leaves the other to its neighbours. */
const order: readonly (readonly (readonly string[])[])[] = [
  [["lint"], ["types", "unit"]],
  [["db"]],
  [["ui"]],
  [["e2e"]],
  [["live"]],
];

/** Everything needed to pass the tests, or the one stage that is named; what follows its name goes to its program. */
runService(async () => {
  const [chosen, ...args] = process.argv.slice(2);
  if (chosen && !stages[chosen])
    throw new Error(`There is no such stage; these are: ${Object.keys(stages).join(", ")}`);
  isolate();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, interrupt);
  const tallies: Tally[] = [];
  const oneByOne = async (names: readonly string[]) => {
    for (const name of names) {
      const run = stages[name];
      if (run && (!chosen || chosen === name)) tallies.push(await report(name, () => run(args)));
    }
  };
  for (const lanes of order) await Promise.all(lanes.map(oneByOne));
  const { passed, failed } = tallyUp(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

/** A stage that fails is counted and told whole; the next ones run all the same. */
async function report(name: string, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await stage(name, async () => {
      const tally = await run();
      if (tally.failed > 0) throw tally;
      return tally;
    });
  } catch (error) {
    if (error instanceof Error) console.log(error.message);
    const tally = error instanceof Error ? { passed: 0, failed: 1, output: "" } : (error as Tally);
    console.log(tally.output);
    return tally;
  }
}
