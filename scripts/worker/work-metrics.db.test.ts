import { db } from "../../lib/platform/db/client";
import { enqueue } from "../../lib/platform/jobs/enqueue";
import { readWorkMetrics } from "./work-metrics";

test("counts the jobs of each task and the parts that work, in Prometheus' format", async () => {
  await db.$transaction((tx) => enqueue(tx, { task: "rotate-keys", payload: {} }, { key: "rotate-keys" }));
  const text = await readWorkMetrics();
  expect(text).toMatch(/^site_jobs_waiting\{task="rotate-keys"\} 1$/m);
  expect(text).toMatch(/^site_part_ok\{part="database"\} 1$/m);
  expect(text).toMatch(/^site_part_ok\{part="worker"\} 0$/m);
  expect(text).toMatch(/^site_database_clock_seconds \d{10}(?:\.\d+)?$/m);
  // No email was sent yet, so nothing is said about the last one.
  expect(text).not.toMatch(/^site_email_sent_seconds/m);
});
