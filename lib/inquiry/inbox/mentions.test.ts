import { findMentions } from "./mentions";

const colleagues = [
  { id: "1", name: "Alex Petit (sample)" },
  { id: "2", name: "Morgan Reyes" },
  { id: "3", name: "Morgan Vale" },
  { id: "4", name: "Zoë Kraus" },
];
const named = (text: string) => findMentions(text, colleagues).people.map(({ id }) => id);

it.each([
  ["@Alex please call her at 5", ["1"]],
  ["Please call her, @alex. And @Morgan Reyes too", ["1", "2"]],
  ["(@Zoe) @zoë", ["4"]],
  ["alex@example.org wrote, a.b@Alex.example too", []],
  ["Nobody is named, not even @ alone", []],
])("finds whom %j names", (text, ids) => {
  expect(named(text)).toEqual(ids);
});

it.each([
  ["@Morgan please", "Morgan"],
  ["@Robin please", "Robin"],
  ["@Alex and @O’Neill", "O’Neill"],
])("says which word of %j names nobody or several people", (text, word) => {
  expect(findMentions(text, colleagues).unknown).toBe(word);
});
