import { format } from "node:util";

// Errors and warnings on the console are faults of the code or of the test, so they fail it.
const complaints: string[] = [];

// A busy machine is slow. A test that hangs fails all the same.
jest.setTimeout(30_000);

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => void complaints.push(format(...words));
}

afterEach(() => {
  const [first, ...others] = complaints.splice(0);
  if (first !== undefined)
    throw new Error(`The console was written to${others.length > 0 ? ` ${others.length + 1} times` : ""}: ${first}`);
});
