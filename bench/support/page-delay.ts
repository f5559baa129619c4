import { median } from "../../scripts/bench/table";

const rounds = 20;
const perRound = 10;

/**
 * How many milliseconds longer the server takes for a page that is requested while it stores the report of a page view.
 * Rounds with and without reports take turns. A browser sends its report three seconds after a page, so this is the
 * delay for a visitor who comes at the same moment.
 */
export async function measureDelay(address: string, path: string): Promise<number> {
  const page = address + path;
  await timeOf(page, 20);
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isFirst = round % 2 === 0;
    const first = await timeOf(page, perRound, isFirst ? () => report(address, path) : undefined);
    const second = await timeOf(page, perRound, isFirst ? undefined : () => report(address, path));
    delays.push(isFirst ? first - second : second - first);
  }
  return median(delays);
}

/** The median time of a page in milliseconds. */
async function timeOf(page: string, count: number, before?: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let each = 0; each < count; each += 1) {
    await before?.();
    const began = performance.now();
    const response = await fetch(page);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${page} returned ${response.status}`);
    times.push(performance.now() - began);
  }
  return median(times);
}

async function report(address: string, path: string): Promise<void> {
  const response = await fetch(`${address}/api/events`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address, "user-agent": agent },
    body: JSON.stringify({ events: [{ name: "page_view", path, at: new Date().toISOString() }] }),
  });
  if (response.status !== 204) throw new Error(`/api/events returned ${response.status}`);
}

const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
