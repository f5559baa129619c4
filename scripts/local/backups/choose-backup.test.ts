import type { Backup, Restore } from "./backup-folder";
import { chooseBackup } from "./choose-backup";

const backup = (name: string, timeline: number, finishedAt: number): Backup => ({
  name,
  system: "1",
  timeline,
  firstSegment: "0",
  finishedAt,
});

/** On day 6 the database was restored to day 3, on day 9 to day 7. */
const restores: readonly Restore[] = [
  { timeline: 2, parent: 1, to: 3, at: 6 },
  { timeline: 3, parent: 2, to: 7, at: 9 },
];
const backups = [backup("first", 1, 1), backup("left", 1, 5), backup("second", 2, 6.5), backup("left too", 2, 8)];

test.each([
  ["a moment before every restore", 4, "first", 1],
  ["a moment on a part that a restore left later", 5.5, "left", 1],
  ["a moment after a restore, before its first backup", 6.2, "first", 2],
  ["a moment after that backup", 7.5, "second", 2],
  ["a moment after two restores", 10, "second", 3],
])("chooses the newest backup that leads to %s", (_what, moment, name, timeline) => {
  const chosen = chooseBackup({ backups, restores }, moment);
  expect([chosen?.backup.name, chosen?.timeline]).toEqual([name, timeline]);
});

test("no backup leads to a moment before the first one", () => {
  expect(chooseBackup({ backups, restores }, 0.5)).toBeUndefined();
});
