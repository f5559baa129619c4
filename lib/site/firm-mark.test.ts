import { drawLetterMark, markOf, pathOfMark } from "./firm-mark";

const northgate = { logo: "/brand.svg", tradingName: "«northgate» Advisers" };

it("a live firm without its own logo has the first letter of its name as its mark", () => {
  expect(markOf(northgate, "live")).toEqual({ kind: "letter", letter: "N" });
  expect(drawLetterMark("N")).toContain(">N</text>");
});

it("a firm's own logo is its mark", () => {
  expect(markOf({ ...northgate, logo: "/northgate.svg" }, "live")).toEqual({ kind: "picture", path: "/northgate.svg" });
});

it("only a demonstration has the sample's mark", () => {
  expect(markOf(northgate, "demo")).toEqual({ kind: "sample" });
});

it("every mark is also a picture, and only the mark of the sample is the sample's picture", () => {
  expect(pathOfMark({ kind: "sample" })).toBe("/brand.svg");
  expect(pathOfMark({ kind: "picture", path: "/northgate.svg" })).toBe("/northgate.svg");
  expect(pathOfMark({ kind: "letter", letter: "N" })).toBe("/images/mark.svg");
});
