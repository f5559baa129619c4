import { setHmacRoot } from "@/lib/platform/security/keys";

import { hashesOf, searchedHashes } from "./search-hashes";

beforeAll(() => setHmacRoot(new Uint8Array(32).fill(7)));

/** Whether the search for a text finds a payment or party with these values. */
function finds(typed: string, ...values: string[]): boolean {
  const stored = hashesOf(values).map((hash) => Buffer.from(hash).toString("hex"));
  return searchedHashes(typed).whole.some((hash) => stored.includes(Buffer.from(hash).toString("hex")));
}

it.each([
  ["0x52908400098527886E0F7030069857D2E4169EE7", "0x52908400098527886e0f7030069857d2e4169ee7"],
  [" bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh", "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh"],
  ["CA12 3456 7890", "ca1234567890"],
  ["TRN/2034-88 AB", "trn 2034 88ab"],
  ["sample coin trade", "Sample Coin-Trade Ltd."],
  ["fake.example", "https://login.fake.example/deposit"],
  ["https://www.fake.example/terms", "fake.example"],
  ["pay@fake.example", "fake.example"],
])("%p is found by %p", (typed, value) => {
  expect(finds(typed, "another value", value)).toBe(true);
});

it.each([
  ["0x5290840009", "0x52908400098527886e0f7030069857d2e4169ee7"],
  ["coin", "Sample Coin Trade"],
  ["fake", "fake.example"],
  ["other.fake.example", "login.fake.example"],
  ["example", "login.fake.example"],
])("a part of a word is not found: %p in %p", (typed, value) => {
  expect(finds(typed, value)).toBe(false);
});

it("a page's address is also compared with the parent domain", () => {
  const [parent] = searchedHashes("https://login.fake.example/deposit").parents;
  expect(hashesOf(["fake.example"])).toContainEqual(parent);
});

it("an empty value has no hash", () => {
  expect(hashesOf([undefined, "", "."])).toEqual([]);
});
