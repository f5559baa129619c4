import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Table } from "../bench/table";
import { printTable } from "../bench/print-table";
import { writeResult } from "../bench/result";
import { root } from "../shared/root";
import { runScript } from "../shared/run-script";
import { loadSettings } from "../shared/settings";

type Benchmark = { run(args: readonly string[]): Promise<Table> };

/** Runs the benchmark with the given name and arguments. Without a name, runs all benchmarks. */
runScript(async () => {
  const [chosen, ...args] = process.argv.slice(2);
  const names = chosen ? [chosen] : namesIn(join(root, "bench"));
  for (const name of names)
    if (!existsSync(join(root, "bench", `${name}.ts`))) throw new Error(`There is no benchmark "${name}".`);
  await loadSettings();
  for (const name of names) {
    const { run } = (await import(`../../bench/${name}.ts`)) as Benchmark;
    if (args.length > run.length) throw new Error(`The benchmark "${name}" takes no arguments.`);
    const table = await run(args);
    writeResult(name, table);
    printTable(table);
  }
});

function namesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "table.ts");
  return files.map((name) => name.slice(0, -".ts".length)).sort();
}
