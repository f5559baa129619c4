import { takingTurns } from "./event-loop";

function work(ms: number): void {
  const from = performance.now();
  while (performance.now() - from < ms);
}

it("lets other work run as soon as 15 ms have passed, however few parts were done", async () => {
  const turn = takingTurns();
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  work(20);
  await turn();
  work(20);
  await turn();
  clearInterval(other);
  expect(turns).toBeGreaterThanOrEqual(1);
});

it("does not give up its turn before that", async () => {
  const turn = takingTurns();
  let turns = 0;
  const other = setImmediate(() => (turns += 1));
  for (let part = 0; part < 100; part += 1) await turn();
  clearImmediate(other);
  expect(turns).toBe(0);
});
