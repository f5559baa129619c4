import { withSwappedLetters } from "./swapped-letters";

it.each([
  ["Anna", ["nAna", "Anan"]],
  ["Otto", ["tOto", "Otot"]],
  ["Ina", []],
  ["Łukasz", ["uŁkasz", "Łkuasz", "Łuaksz", "Łuksaz", "Łukazs"]],
])("the letters of %p are swapped in pairs", (word, expected) => {
  expect(withSwappedLetters(word)).toEqual(expected);
});

it("at most twenty pairs are swapped", () => {
  expect(withSwappedLetters("abcdefghij".repeat(10))).toHaveLength(20);
});
