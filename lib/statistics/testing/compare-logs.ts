import { firm } from "@/lib/firm/settings-snapshot";

import { rollUpEvents } from "../commands/roll-up";
import { sweepStatistics } from "../commands/sweep";
import { naiveReport } from "./naive-report";
import { clearStatistics, randomLog, receive } from "./random-log";
import { storedReport } from "./stored-report";

/** Stores random logs, rolls up after `every` batches, and compares the rollups with a naive count. */
export async function compareLogs(seeds: number, every: number): Promise<void> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    await clearStatistics();
    const { start, batches } = randomLog(seed);
    await sweepStatistics(start);
    for (const [index, batch] of batches.entries()) {
      await receive(batch);
      if (index % every === seed % every) await rollUpEvents();
    }
    await rollUpEvents();
    const report = await storedReport();
    expect({ seed, ...report }).toEqual({ seed, ...naiveReport(batches, firm().zone) });
    expect(report.days.length).toBeGreaterThan(100);
  }
}
