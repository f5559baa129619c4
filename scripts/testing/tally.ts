/**
 * The result of one stage, with the output of its program. `flaky` names the tests that failed at first and passed when
 * they were repeated.
 */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly flaky?: readonly string[];
  readonly output: string;
};

export function tallyUp(tallies: readonly Tally[]): Required<Omit<Tally, "output">> {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  };
}

/** Returns the end of a run's output: a line for each flaky test, and the counts in the last line. */
export function summaryOf(tallies: readonly Tally[]): string {
  const { passed, failed, flaky } = tallyUp(tallies);
  return [...flaky.map((name) => `flaky: ${name}`), `${passed} passed, ${failed} failed`].join("\n");
}
