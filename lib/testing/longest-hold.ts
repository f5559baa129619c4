/** The longest time for which other requests waited, and the whole time, in milliseconds of processor time. */
export type Hold = { readonly longest: number; readonly total: number };

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Runs the work and measures how long it held the event loop at most. Measures processor time of this thread, because
 * on a busy machine other processes would add to any other time.
 */
export async function longestHold(work: () => unknown): Promise<Hold> {
  const begin = spent();
  let [longest, last] = [0, begin];
  const tick = () => {
    const now = spent();
    [longest, last] = [Math.max(longest, now - last), now];
  };
  const timer = setInterval(tick, 1);
  await work();
  tick();
  clearInterval(timer);
  return { longest, total: last - begin };
}
