import { readMoment } from "./read-moment";

test.each([
  ["2026-11-29T10:00:00Z", "2026-11-29T10:00:00.000Z"],
  ["2026-11-29 10:00:00+00", "2026-11-29T10:00:00.000Z"],
  ["2026-11-29 10:00 +01:00", "2026-11-29T09:00:00.000Z"],
  ["2026-11-29T10:00:00.250-0530", "2026-11-29T15:30:00.250Z"],
])("reads %s", (text, expected) => {
  expect(new Date(readMoment(text) ?? 0).toISOString()).toBe(expected);
});

test.each(["2026-11-29 10:00:00", "yesterday", "2026-13-29T10:00:00Z", "2026-02-30T10:00:00Z", "10:00Z", ""])(
  "does not guess what %j means",
  (text) => {
    expect(readMoment(text)).toBeUndefined();
  },
);
