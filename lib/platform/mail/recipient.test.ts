import { canonicalAddress, recipientHash } from "./recipient";

it.each([
  ["zoe+news@example.org", "zoe@example.org"],
  ["zoe+a+b@example.org", "zoe@example.org"],
  ["ZOE@Example.ORG", "zoe@example.org"],
  ["z\u200bo\u00ade\u202e@example.org", "zoe@example.org"],
  ["ｚｏｅ＠ｅｘａｍｐｌｅ．ｏｒｇ", "zoe@example.org"],
  ["z.o.e+x@gmail.com", "zoe@gmail.com"],
  ["z.oe@googlemail.com", "zoe@gmail.com"],
  ["zoe@müller.example", "zoe@xn--mller-kva.example"],
  ["zoe@example.org.", "zoe@example.org"],
])("counts %j as the same mailbox as %s", (typed, canonical) => {
  expect(canonicalAddress(typed)).toBe(canonical);
});

it("distinguishes different mailboxes", () => {
  expect(canonicalAddress("z.oe@example.org")).not.toBe(canonicalAddress("zoe@example.org"));
  expect(canonicalAddress("+zoe@example.org")).toBe("+zoe@example.org");
  expect(canonicalAddress("+ann@example.org")).not.toBe(canonicalAddress("+zoe@example.org"));
});

it("hashes all spellings of an address to the same value, which does not contain the address", () => {
  expect(Buffer.from(recipientHash("zoe@example.org")).toString("latin1")).not.toContain("zoe");
  expect(recipientHash("zoe+a@example.org")).toEqual(recipientHash("zoe@example.org"));
});
