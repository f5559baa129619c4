import { piecesOf, plainText, withoutMissing } from "./linked-text";

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

describe("withoutMissing", () => {
  it.each([
    ["Call your bank first. [The first hours](/blog/first-hours) gives the order.", "Call your bank first."],
    ["[1-888-495-8501](tel:+1888). [The first hours](/blog/first-hours)", "[1-888-495-8501](tel:+1888)."],
    ["[The first hours](/blog/first-hours) explains each step.", ""],
    ["Read [how to check us](/verify) first.", "Read [how to check us](/verify) first."],
  ])("leaves out the sentences that link to a missing page: %s", (line, rest) => {
    expect(withoutMissing(line, (path) => path.startsWith("/blog/"))).toBe(rest);
  });
});
