import { format } from "node:util";

// A console error or warning means that the code or the test has a mistake. It therefore fails the test.
const complaints: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => void complaints.push(format(...words));
}

afterEach(() => {
  const [first, ...others] = complaints.splice(0);
  if (first !== undefined)
    throw new Error(`The console was written to${others.length > 0 ? ` ${others.length + 1} times` : ""}: ${first}`);
});
