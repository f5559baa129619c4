import { piecesOf } from "./pieces";

it("splits a text at spaces, and loses nothing", () => {
  const text = "They told me to pay a fee. ".repeat(100);
  const pieces = piecesOf(text);
  expect(pieces.join("")).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith(" "))).toBe(true);
});

it("breaks words of more than 200 characters", () => {
  expect(piecesOf(`${"a".repeat(200)} ${"b".repeat(201)}`).join("")).toBe(`${"a".repeat(200)} ${"b".repeat(200)}\nb`);
});

it("returns one piece for an empty text, and for a text of invisible characters", () => {
  expect([piecesOf(""), piecesOf("\u200b\u200b")]).toEqual([[""], [""]]);
});
