/** What came of one stage, with the words of its program. */
export type Tally = { readonly passed: number; readonly failed: number; readonly output: string };

export function tallyUp(tallies: readonly Tally[]): { passed: number; failed: number } {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return { passed: sum((tally) => tally.passed), failed: sum((tally) => tally.failed) };
}
