import { formatCount, maxCounted } from "./view";

it("formats a count above the maximum as 999+", () => {
  expect([0, maxCounted, maxCounted + 1].map(formatCount)).toEqual(["0", "999", "999+"]);
});
