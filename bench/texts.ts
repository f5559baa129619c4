import { byteReaders, textReaders } from "../lib/testing/text-readers/all";
import { longestHold } from "../lib/testing/longest-hold";
import { rounded } from "../scripts/bench/table";
import type { Row, Table } from "../scripts/bench/table";
import type { TextReader } from "../lib/testing/worst-texts";

/** In milliseconds of processor time: for how long a request may hold the event loop. */
const usualGoal = 100;
const rounds = 3;

/** Measures for how long each reader of foreign text holds the event loop, with the worst of its texts. */
export async function run(): Promise<Table> {
  const rows: Row[] = [];
  for (const reader of textReaders) rows.push(await worstOf(reader));
  for (const reader of byteReaders) rows.push(await worstOf(reader));
  return { title: "Worst texts", rows };
}

async function worstOf<Text>({ name, limit, texts, read, hold: goal = usualGoal }: TextReader<Text>): Promise<Row> {
  let worst = { longest: -1, text: "" };
  for (const { name: text, of } of texts) {
    // The first run compiles the reader, which is done once per process.
    await read(of(Math.min(limit, 1_000)));
    const input = of(limit);
    let shortest = Infinity;
    for (let round = 0; round < rounds; round += 1)
      shortest = Math.min(shortest, (await longestHold(() => read(input))).longest);
    if (shortest > worst.longest) worst = { longest: shortest, text };
  }
  return {
    what: `${name}, worst text ${worst.text}`,
    figure: rounded(worst.longest, 1),
    unit: "ms",
    goal: `less than ${goal}`,
    isMet: worst.longest < goal,
  };
}
