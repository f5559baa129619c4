/**
 * Resolves once the condition is true. Fails after 2,000 checks, which take at least ten seconds. The limit is a number
 * of checks and not a time, because the whole process can pause for seconds on a busy machine. A time limit could run
 * out during such a pause, before the process has read what arrived in the meantime.
 */
export async function until(condition: () => boolean | Promise<boolean>, state = () => ""): Promise<void> {
  for (let checks = 0; !(await condition()); checks += 1) {
    if (checks === 2_000) throw new Error(`The condition did not become true. ${state()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
