let last = 0;

/**
 * Counts 1, 2, 3 … within one test file. Rows built with these numbers differ from each other and are the same in every
 * run.
 */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** Returns a different UUID for each number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}
