import { readListQuery } from "./list-query";

const place = "2041776000000_MSG-7K2M-4Q93";

it("reads the view, the page and the searched text", () => {
  expect(readListQuery({})).toEqual({ view: "waiting", cursor: undefined, text: undefined });
  expect(readListQuery({ view: "answered", before: place, q: " Zoë " })).toEqual({
    view: "answered",
    cursor: { direction: "before", place },
    text: "Zoë",
  });
});

it("ignores invalid values", () => {
  const query = { view: "lost", after: "soon", page: "2", q: ["a"] };
  expect(readListQuery(query)).toEqual({ view: "waiting", cursor: undefined, text: undefined });
});

it("reads the page of a former address", () => {
  const page = (direction: string) => `${direction}_2034-09-13T16:00:00.000Z_MSG-7K2M-4Q93`;
  const at = Date.parse("2034-09-13T16:00:00.000Z");
  for (const direction of ["after", "before"] as const)
    expect(readListQuery({ page: page(direction) }).cursor).toEqual({ direction, place: `${at}_MSG-7K2M-4Q93` });
  expect(readListQuery({ page: "after_2034-99-99T16:00:00.000Z_MSG-7K2M-4Q93" }).cursor).toBeUndefined();
});
