import { summaryOf } from "./tally";

const output = "";

it("adds up the results of all stages in the summary", () => {
  expect(
    summaryOf([
      { passed: 3, failed: 0, output },
      { passed: 1, failed: 2, output },
    ]),
  ).toBe("4 passed, 2 failed");
});

it("names the tests that passed only when they were repeated above the counts", () => {
  expect(
    summaryOf([
      { passed: 3, failed: 0, output },
      { passed: 2, failed: 0, flaky: ["a.spec.ts: books"], output },
    ]),
  ).toBe("flaky: a.spec.ts: books\n5 passed, 0 failed");
});
