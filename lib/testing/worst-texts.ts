/** A text that is built to slow down a reader. Its name ends the name of a test. */
export type WorstText<Text = string> = { readonly name: string; readonly of: (length: number) => Text };

/** A function that reads foreign text, with the texts that cost it most. `read` may return a promise. */
export type TextReader<Text = string> = {
  readonly name: string;
  /** The length of the longest text that reaches the reader, in the unit of `WorstText.of`. */
  readonly limit: number;
  readonly texts: readonly WorstText<Text>[];
  readonly read: (text: Text) => unknown;
  /** Below this processor time, in milliseconds, the time says too little about its growth. */
  readonly floor?: number;
  /** For how long the reader may hold the event loop, in milliseconds. Without it, as long as a request may. */
  readonly hold?: number;
};

/** Processor time of this thread, in milliseconds, at half the limit and at the limit. */
export type Growth = { readonly half: number; readonly full: number };

/** The limits in milliseconds. */
const usualFloor = 100;
const usualHold = 250;
/**
 * The lengths of short texts. The time of a reader in exponential time explodes between two of them, so the steps are
 * small.
 */
const shortLengths = Array.from({ length: 17 }, (_, step) => 28 * 1.25 ** step);
const growth = 2.5;
/** So few rounds are enough if the time grows as it should. */
const fewestRounds = 2;
const mostRounds = 16;

/** Worst texts that consist of one repeated part each. */
export function repeated(...parts: readonly string[]): WorstText[] {
  return parts.map((part) => ({
    name: JSON.stringify(part.length > 40 ? `${part.slice(0, 40)}…` : part),
    of: (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length),
  }));
}

/** A worst text with something before and after the repeated part. */
export function surrounded(before: string, part: string, after = ""): WorstText {
  return {
    name: JSON.stringify(`${before}${part}${part}…${after}`),
    of: (length) => before + part.repeat(Math.max(0, (length - before.length - after.length) / part.length)) + after,
  };
}

/** Registers one test for each worst text of the reader. */
export function itReadsInLinearTime<Text>(reader: TextReader<Text>): void {
  it.each(reader.texts.map((text) => [text.name, text] as const))(
    `reads ${reader.name} of repeated %s in linear time`,
    async (_name, text) => {
      const measured = await measureGrowth(reader, text);
      const { half, full } = measured;
      if (!isBounded(measured, reader)) throw new Error(`${half} ms at half the limit, ${full} ms at the limit`);
    },
  );
}

/**
 * Measures the reader with short texts first, and stops there if it takes too long, because a reader in quadratic time
 * could take minutes at its limit. A field may also refuse long texts, so that only short ones reach its patterns.
 * Processor time does not depend on other processes, except that they slow down the caches. So each time is the
 * shortest of several rounds.
 */
export async function measureGrowth<Text>(reader: TextReader<Text>, text: WorstText<Text>): Promise<Growth> {
  for (const length of [...shortLengths, reader.limit / 16, reader.limit / 4]) {
    const short = await timeOf(reader, text.of(Math.floor(Math.min(length, reader.limit))));
    if (short > longestOf(reader)) return { half: short, full: Infinity };
  }
  const [half, full] = [text.of(Math.floor(reader.limit / 2)), text.of(reader.limit)];
  let measured: Growth = { half: Infinity, full: Infinity };
  for (let round = 0; round < mostRounds; round += 1) {
    measured = {
      half: Math.min(measured.half, await timeOf(reader, half)),
      full: Math.min(measured.full, await timeOf(reader, full)),
    };
    if (measured.full < usualFloor || (round + 1 >= fewestRounds && isBounded(measured, reader))) break;
  }
  return measured;
}

type Bounds = Pick<TextReader, "floor" | "hold">;

/** Whether doubling the text costs at most two and a half times as much, and half a second at the limit. */
export function isBounded({ half, full }: Growth, bounds: Bounds = {}): boolean {
  return full < (bounds.floor ?? usualFloor) || (full < longestOf(bounds) && full <= growth * half);
}

/** Half a second, or twice what the worker may need on a quiet machine. These tests run beside others. */
const longestOf = ({ hold = usualHold }: Bounds) => 2 * hold;

async function timeOf<Text>({ read }: TextReader<Text>, text: Text): Promise<number> {
  const from = process.threadCpuUsage();
  await read(text);
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}
