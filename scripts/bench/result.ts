import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";

import type { Table } from "./table";
import { root } from "../shared/root";

/**
 * Stores a benchmark's table with a description of the machine, because figures from different machines cannot be
 * compared.
 */
export function writeResult(name: string, table: Table): void {
  const machine = {
    processor: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const folder = join(root, "bench/results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ ...table, measuredAt: new Date().toISOString(), machine }, null, 2)}\n`,
  );
}
