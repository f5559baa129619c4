import { callerFromSearch } from "./caller-search";

const none = { firstName: "", lastName: "", email: "", phone: "" };

test.each([
  ["", none],
  ["Margaret", { ...none, firstName: "Margaret" }],
  ["  Mary Ann  Kowalczuk ", { ...none, firstName: "Mary Ann", lastName: "Kowalczuk" }],
  ["mary@example.org", { ...none, email: "mary@example.org" }],
  ["+1 (416) 555-0123", { ...none, phone: "+1 (416) 555-0123" }],
  ["FRS-7K2M-4Q93", none],
])("reads the caller's details from the search %j: %j", (search, filled) => {
  expect(callerFromSearch(search)).toEqual(filled);
});
