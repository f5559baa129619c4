import { z } from "zod";

import { readQuery } from "../parse/read-query";
import {
  cursorIn,
  cursorQuery,
  pageSize,
  readRows,
  readTimedPlace,
  timedPlacePattern,
  toListPage,
  writeTimedPlace,
} from "./list-page";
import type { Cursor } from "./list-page";

const all = Array.from({ length: pageSize * 2 + 3 }, (_, index) => index);

/** Reads the numbers as a query would: away from the cursor. */
function read(cursor: Cursor | undefined) {
  const place = Number(cursor?.place);
  if (cursor?.direction === "before") return all.filter((row) => row < place).toReversed();
  return all.filter((row) => cursor === undefined || row > place);
}
const page = (cursor?: Cursor) => toListPage(read(cursor).slice(0, readRows), { cursor, placeOf: String });

it("leads through all rows forwards and back again, without gaps", () => {
  const first = page();
  const second = page({ direction: "after", place: first.after ?? "" });
  const third = page({ direction: "after", place: second.after ?? "" });
  expect([...first.rows, ...second.rows, ...third.rows]).toEqual(all);
  expect([first.before, third.after]).toEqual([undefined, undefined]);
  const back = page({ direction: "before", place: third.before ?? "" });
  expect(back).toEqual(second);
  expect(page({ direction: "before", place: back.before ?? "" })).toEqual(first);
});

it("has no pages beside it if all rows fit on one page", () => {
  expect(toListPage([1, 2], { cursor: undefined, placeOf: String })).toEqual({
    rows: [1, 2],
    before: undefined,
    after: undefined,
  });
  expect(toListPage<number>([], { cursor: { direction: "after", place: "9" }, placeOf: String })).toEqual({
    rows: [],
    before: undefined,
    after: undefined,
  });
});

it("reads the cursor from the address, and ignores a place that does not fit the list", () => {
  const schema = z.object(cursorQuery(timedPlacePattern("[A-Z]{3}-\\d")));
  const cursor = (query: Record<string, string>) => cursorIn(readQuery(schema, query));
  expect(cursor({ after: "12_MSG-1" })).toEqual({ direction: "after", place: "12_MSG-1" });
  expect(cursor({ before: "12_MSG-1" })).toEqual({ direction: "before", place: "12_MSG-1" });
  expect(cursor({ after: "x'; drop table", before: "12_MSG-1" })?.direction).toBe("before");
  expect(cursor({ before: "12_" })).toBeUndefined();
});

it("writes a place that it reads again", () => {
  const place = { at: new Date("2034-09-06T14:00:00.123Z"), id: "MSG-7K2M" };
  expect(readTimedPlace(writeTimedPlace(place))).toEqual(place);
});
