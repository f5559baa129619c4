import { bookingPlace, comingFrom, filterQuery, readFilter, standardViews } from "./bookings-filter";

const today = "2026-12-09";
const service = "66a1f0c25d3b9e0012ab4c01";
const adviser = "0d9a6a0e-3f0e-4a8e-b5d5-5d3c5f6f1c11";

it("lists the coming appointments if the query contains no filter", () => {
  expect(readFilter({}, today)).toEqual(comingFrom(today));
  expect(readFilter({ after: "1_x" }, today)).toEqual(comingFrom(today));
});

it.each([
  `status=cancelled&service=${service}&adviser=${adviser}&from=2026-12-01&to=2026-12-31&q=Gr%C3%BCn&sort=-made`,
  "status=any",
  "q=%2B1+604",
  "status=open&sort=made",
])("reads the query %s as a filter, and writes the filter as the same query", (query) => {
  expect(filterQuery(readFilter(Object.fromEntries(new URLSearchParams(query)), today))).toBe(query);
});

it("reads the query of every standard view as the filter of that view", () => {
  for (const { filter } of standardViews(today, adviser)) {
    const query = filterQuery(filter);
    expect(query).not.toBe("");
    expect(readFilter(Object.fromEntries(new URLSearchParams(query)), today)).toMatchObject(filter);
  }
});

it("ignores invalid values", () => {
  const query = { status: "lost", service: "x'", adviser: "1", from: "2026-02-30", to: ["a"], q: "  ", sort: "price" };
  expect(filterQuery(readFilter(query, today))).toBe("status=any");
  const malformed = "-".repeat(36);
  expect(readFilter({ adviser: malformed }, today).adviser).toBeUndefined();
});

it("has places of a time and a booking's id", () => {
  expect(`1796828400000_${adviser}`).toMatch(bookingPlace);
  for (const place of ["soon", `1796828400000_${"-".repeat(36)}`]) expect(place).not.toMatch(bookingPlace);
});
