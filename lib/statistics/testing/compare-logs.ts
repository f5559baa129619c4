import { firm } from "@/lib/firm/settings-snapshot";

import { rollUpEvents } from "../commands/roll-up";
import { sweepStatistics } from "../commands/sweep";
import { compareReports } from "./compare-reports";
import { naiveReport } from "./naive-report";
import { storedEvents, visitsOf } from "./naive-visits";
import { clearStatistics, randomLogs, receive } from "./random-log";
import { storedReport } from "./stored-report";

/**
 * Stores random logs in passes, those of one pass in the same tables, counts them several times while they arrive, and
 * compares the rollups and the reports with naive counts.
 */
export async function compareLogs(passes: number, together: number): Promise<void> {
  const { zone } = firm();
  for (let pass = 1; pass <= passes; pass += 1) {
    await clearStatistics();
    const { start, writes } = randomLogs(pass, together);
    await sweepStatistics(start);
    for (const [index, batches] of writes.entries()) {
      await receive(batches);
      if (index % 25 === pass) await rollUpEvents();
    }
    await rollUpEvents();
    const report = await storedReport();
    const events = storedEvents(writes, zone);
    const visits = visitsOf(events, zone);
    expect({ pass, ...report }).toEqual({ pass, ...naiveReport(events, visits) });
    expect(report.days.length).toBeGreaterThan(100);
    await compareReports(start, { events, visits });
  }
}
