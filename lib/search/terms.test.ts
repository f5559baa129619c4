import { readTerms } from "./terms";

const read = (typed: string) => readTerms(typed, "FRS");

it.each([
  ["FRS-7K2M-4Q93", ["FRS-7K2M-4Q93"]],
  [" frs7k2m4q93", ["FRS-7K2M-4Q93"]],
  ["frs 7k2m 4q93", ["FRS-7K2M-4Q93"]],
  ["MSG–7K2M–4Q93", ["MSG-7K2M-4Q93"]],
  ["cas-7k2m-4q93", ["CAS-7K2M-4Q93"]],
  ["7k2m-4q93", ["FRS", "MSG", "REQ", "CAS", "DAT", "CMP"].map((prefix) => `${prefix}-7K2M-4Q93`)],
])("reads %p as one or more references", (typed, references) => {
  expect(read(typed)).toEqual({ references, words: [], areNames: false });
});

it.each([
  ["+1 (604) 555-0142", "045550142"],
  ["604.555.0142", "045550142"],
  ["07700 900123", "700900123"],
  ["0044 7700 900123", "700900123"],
  ["555 0142", "5550142"],
])("reads %p as the end of a phone number", (typed, digits) => {
  expect(read(typed)).toEqual({ references: [], digits, words: [], areNames: false });
});

it("reads eight digits as the end of a phone number and as a part of a reference", () => {
  const part = { first: "5552", second: "4793" };
  expect(read("5552 4793")).toEqual({ references: [], digits: "55524793", words: [], areNames: false, part });
});

it.each([
  ["MSG-8A5V", { prefix: "MSG", first: "8A5V" }],
  ["frs-ab", { prefix: "FRS", first: "AB" }],
  ["CAS-7K2M-4Q", { prefix: "CAS", first: "7K2M", second: "4Q" }],
  ["CAS-7K2M-4", { prefix: "CAS", first: "7K2M", second: "4" }],
  ["7k2m-4q", { first: "7K2M", second: "4Q" }],
  ["2kk3", { block: "2KK3" }],
  ["ANNA", { block: "ANNA" }],
])("reads %p as a part of a reference too", (typed, part) => {
  expect(read(typed)).toMatchObject({ references: [], part });
});

it.each(["Anna", "2KK", "FRS", "FRS-7", "FRS-70", "FRS-7K-4Q", "2K-4Q93", "FRS-7K2M-4Q-93", "2KK3 Kim Anna"])(
  "reads %p as no part of a reference",
  (typed) => {
    expect(read(typed)?.part).toBeUndefined();
  },
);

it.each([
  ["Grünwald", ["Grünwald"]],
  ["  Kowalchuk, Anna ", ["Kowalchuk", "Anna"]],
  // This name has eight letters, like a reference without its prefix.
  ["Marchand", ["Marchand"]],
  ["St. John", ["St.", "John"]],
  ["J.R. O'Neill-Smith", ["J.R.", "O'Neill-Smith"]],
])("reads %p as names", (typed, words) => {
  expect(read(typed)).toEqual({ references: [], words, areNames: true });
});

it.each([
  "a.lindholm@example.org",
  "@example.org",
  "example.org",
  "https://exchange",
  "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh",
  "12",
  "12 Kanzlei",
  "2KK3",
  "MSG-ABCD",
  "frs-ab",
])("reads %p as text that only an equal text contains", (typed) => {
  expect(read(typed)).toMatchObject({ references: [], words: expect.any(Array) as unknown, areNames: false });
});

it.each(["", " ", "a", "!", "( )"])("finds no search terms in %p", (typed) => {
  expect(read(typed)).toBeUndefined();
});

it("reads at most five words of a long text", () => {
  expect(read("word ".repeat(500))?.words).toHaveLength(5);
});
