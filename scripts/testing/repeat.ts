import type { Tally } from "./tally";

/** One run of a test program. `names`: the tests that failed. */
export type Outcome = Tally & { readonly names: readonly string[] };

/** CI repeats at most this number of failed tests. If more tests fail, the cause is not chance. */
const maxRepeated = 10;

/**
 * In CI, runs the tests that failed once more. A test that passes then is flaky and does not fail the run, so that it
 * cannot hold back a correct change. Elsewhere nothing is repeated.
 */
export async function repeatFailed({ names, ...first }: Outcome, again: () => Promise<Outcome>): Promise<Tally> {
  if (!process.env.CI || names.length === 0 || names.length > maxRepeated) return first;
  const second = await again();
  const flaky = names.filter((name) => !second.names.includes(name));
  return {
    passed: first.passed + flaky.length,
    failed: Math.max(second.failed, names.length - flaky.length),
    flaky,
    output: `${first.output}\n${second.output}`,
  };
}
