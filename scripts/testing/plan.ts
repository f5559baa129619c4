import { runCoreE2e, runE2e } from "./e2e";
import { runEngines } from "./engines";
import { runFaults } from "./faults";
import { runUnder } from "./jest";
import { runLive } from "./live";
import { runLocal } from "./local";
import { runFormat, runLint, runTypes } from "./static";
import { tallyUp } from "./tally";
import type { Tally } from "./tally";

export type Stage = {
  readonly proves: string;
  /** The usual time in seconds on two idle cores, if nothing is cached. */
  readonly seconds: number;
  /** The arguments are those of the command, for example the names of test files. */
  readonly run: (args: readonly string[]) => Promise<Tally>;
};

/** The files of the long database tests, for example with 100,000 rows or with random orders of events. */
const floods = "\\.flood\\.db\\.test\\.ts$";

/** Every stage. `npm run test:unit`, for example, runs one of them. */
export const stages = {
  format: { proves: "Prettier would change nothing", seconds: 20, run: runFormat },
  lint: { proves: "ESLint and Oxlint find nothing", seconds: 100, run: runLint },
  types: { proves: "TypeScript finds no error", seconds: 30, run: runTypes },
  unit: {
    proves: "rules, texts in all languages, schemas and the architecture hold",
    seconds: 40,
    run: (args) => runUnder("unit", args),
  },
  ui: { proves: "components render and react as they should", seconds: 25, run: (args) => runUnder("ui", args) },
  db: {
    proves: "commands, queries and constraints work in PostgreSQL",
    seconds: 100,
    run: (args) => runUnder("db", args.length > 0 ? args : ["--testPathIgnorePatterns", floods]),
  },
  floods: {
    proves: "they also work with many rows and in random orders, and foreign texts are read in linear time",
    seconds: 160,
    run: runFloods,
  },
  local: {
    proves: "npm start and npm test work in a bare clone; runs if scripts/ has changed since it passed",
    seconds: 65,
    run: runLocal,
  },
  core: {
    proves: "the built site in Chromium: what earns money or guards data",
    seconds: 150,
    run: runCoreE2e,
  },
  e2e: {
    proves: "the same, and every page in every language, starts and stops",
    seconds: 330,
    run: runE2e,
  },
  live: { proves: "live mode shows only what has been confirmed", seconds: 110, run: runLive },
  engines: {
    proves: "the main journeys work in Firefox and WebKit, if they are installed",
    seconds: 60,
    run: runEngines,
  },
  faults: {
    proves: "programs that end, hang or fail under load lose nothing and book nothing twice",
    seconds: 300,
    run: runFaults,
  },
} as const satisfies Record<string, Stage>;

async function runFloods(args: readonly string[]): Promise<Tally> {
  const tallies = [
    await runUnder("flood", ["--passWithNoTests", ...args]),
    await runUnder("db", ["--passWithNoTests", "--testPathPatterns", floods, ...args]),
  ];
  return { ...tallyUp(tallies), output: tallies.map(({ output }) => output).join("\n") };
}

export type StageName = keyof typeof stages;

/**
 * A plan is a list of rows, which run one after another. The lanes of a row run in parallel, and the stages of a lane
 * run one after another. ESLint uses only one core, so linting has its own lane and the other stages use the rest.
 */
export type Plan = readonly (readonly (readonly StageName[])[])[];

/** What `npm test` runs before a change is landed. */
export const core: Plan = [[["lint"], ["format", "types", "unit", "ui", "local", "db"]], [["core"]]];

/** What `npm run test:all` and CI run. */
export const all: Plan = [
  [["lint"], ["format", "types", "unit", "ui", "local", "db", "floods"]],
  [["e2e"]],
  [["live"]],
  [["engines"]],
];
