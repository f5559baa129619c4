import { toGroups } from "./duplicate-groups";
import type { MatchedBy } from "./file";

const pair = (older: string, newer: string, matchedBy: MatchedBy) => ({
  olderId: older,
  olderName: older,
  olderSince: new Date(Date.UTC(2034, 0, older.charCodeAt(0))),
  newerId: newer,
  newerName: newer,
  newerSince: new Date(Date.UTC(2034, 0, newer.charCodeAt(0))),
  matchedBy,
});

it("joins all pairs of one shared number into one group, which starts with the oldest client", () => {
  const pairs = [pair("a", "d", "phone"), pair("b", "d", "phone"), pair("a", "c", "phone"), pair("x", "y", "name")];
  expect(toGroups(pairs)).toEqual([
    { ids: ["a", "b", "c", "d"], matchedBy: ["phone"] },
    { ids: ["x", "y"], matchedBy: ["name"] },
  ]);
});

it("joins two groups that a later pair connects, and names everything that matches", () => {
  const pairs = [pair("a", "b", "name"), pair("c", "d", "phone"), pair("p", "q", "name"), pair("b", "d", "email")];
  expect(toGroups(pairs)).toEqual([
    { ids: ["a", "b", "c", "d"], matchedBy: ["email", "phone", "name"] },
    { ids: ["p", "q"], matchedBy: ["name"] },
  ]);
});
