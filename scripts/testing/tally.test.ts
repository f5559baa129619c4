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

it("shows in the summary how many tests passed only when they were repeated", () => {
  expect(
    summaryOf([
      { passed: 3, failed: 0, output },
      { passed: 2, failed: 0, flaky: 1, output },
    ]),
  ).toBe("5 passed, 0 failed, 1 flaky (passed when repeated)");
});
