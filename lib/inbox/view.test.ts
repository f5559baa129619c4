import { formatCount, maxCounted } from "./view";

it("says that there are more items than were counted", () => {
  expect([0, maxCounted, maxCounted + 1].map(formatCount)).toEqual(["0", "999", "999+"]);
});
