/**
 * The result of one stage, with the output of its program. A flaky test failed at first and passed when it was
 * repeated.
 */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly flaky?: number;
  readonly output: string;
};

export function tallyUp(tallies: readonly Tally[]): Required<Omit<Tally, "output">> {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    flaky: sum(({ flaky = 0 }) => flaky),
  };
}

/** Returns the summary, which is the last line of a run. */
export function summaryOf(tallies: readonly Tally[]): string {
  const { passed, failed, flaky } = tallyUp(tallies);
  return `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky (passed when repeated)` : ""}`;
}
