/**
 * Resolves once the condition holds. Fails after 2,000 checks (at least ten seconds). Checks are counted instead of
 * seconds, because on a busy machine the whole process can pause for seconds. When it continues, it has not yet read
 * what arrived in the meantime.
 */
export async function until(condition: () => boolean | Promise<boolean>, state = () => ""): Promise<void> {
  for (let checks = 0; !(await condition()); checks += 1) {
    if (checks === 2_000) throw new Error(`The condition did not become true. ${state()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
