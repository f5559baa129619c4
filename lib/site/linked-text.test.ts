import { piecesOf, plainText } from "./linked-text";

it("finds the links in a line", () => {
  expect(piecesOf("Ask [the bank](/blog/a), or [call](tel:+100).")).toEqual([
    { text: "Ask " },
    { text: "the bank", href: "/blog/a" },
    { text: ", or " },
    { text: "call", href: "tel:+100" },
    { text: "." },
  ]);
  expect(piecesOf("[All](/of-it)")).toEqual([{ text: "All", href: "/of-it" }]);
});

it("leaves text without valid links unchanged", () => {
  for (const line of ["", "No link [here] (nor) here", "[](/x)", "[a]( /x)"]) expect(plainText(line)).toBe(line);
});

it("replaces links with their texts", () => {
  expect(plainText("Ask [the bank](/blog/a) today.")).toBe("Ask the bank today.");
});
