import { marksIn, withMarks } from "./ad-marks";

it("reads only the marks of advertisements, and none from another query", () => {
  expect(marksIn("?gclid=Cj0-1&name=Zoe&utm_source=a%20b&wbraid=w")).toBe("gclid=Cj0-1&wbraid=w&utm_source=a+b");
  expect(marksIn("?service=x")).toBe("");
  expect(marksIn(`?gclid=${"x".repeat(300)}`)).toHaveLength("gclid=".length + 200);
});

it.each([
  ["/booking", "/booking?gclid=1"],
  ["/de/booking?service=x", "/de/booking?service=x&gclid=1"],
  ["/services#fees", "/services?gclid=1#fees"],
  ["/services?a=b#fees", "/services?a=b&gclid=1#fees"],
  ["/booking?gclid=2", "/booking?gclid=2"],
  ["https://www.bank.example/", "https://www.bank.example/"],
  ["mailto:help@firm.example", "mailto:help@firm.example"],
  ["tel:+14165550142", "tel:+14165550142"],
])("a visit's marks travel in links to our pages only: %s", (address, expected) => {
  expect(withMarks(address, "gclid=1")).toBe(expected);
  expect(withMarks(address, "")).toBe(address);
});
