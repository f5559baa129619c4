import { testDatabaseUrl } from "@/lib/testing/database";
import { until } from "@/lib/testing/until";

import { runWorker } from "./worker";
import { requireSameRelease } from "./worker-release";

const start = (release: string) =>
  runWorker({ connectionString: testDatabaseUrl(), concurrency: 1, release, tasks: { sweep: async () => undefined } });
const refusal = (release: string) => requireSameRelease(testDatabaseUrl(), release).then(() => "", String);

it("refuses a worker while one of another release runs, and accepts one of the same", async () => {
  const first = await start("one");
  await until(async () => (await refusal("two")) !== "");
  await expect(start("two")).rejects.toThrow("A worker of another release works with this database: stop it");
  const second = await start("one");
  await first.stop();
  expect(await refusal("two")).not.toBe("");
  await second.stop();
  await (await start("two")).stop();
});
