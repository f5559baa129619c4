import { currentNumber, versionStates } from "./version-state";

const now = Date.parse("2034-05-02T10:00:00Z");
const hour = 3_600_000;
const version = (number: number, published: number, withdrawn?: number) => ({
  number,
  publishAt: new Date(now + published * hour),
  withdrawnAt: withdrawn === undefined ? null : new Date(now + withdrawn * hour),
});

it("says of each version whether it is public, waits, was replaced, called off or taken down", () => {
  const versions = [version(5, 2), version(4, 3, -1), version(3, -2, -1), version(2, 0), version(1, -9)];
  expect(versionStates(versions, now)).toEqual(["scheduled", "calledOff", "takenDown", "public", "replaced"]);
});

it("finds no public version if all were taken down or wait", () => {
  expect(currentNumber([version(2, 1), version(1, -2, -1)], now)).toBeUndefined();
});
