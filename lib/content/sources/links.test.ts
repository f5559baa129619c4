import { linksOf } from "./links";

const url = "https://register.example/a";
const source = { title: "Register", publisher: "State", url, read: "2034-01-01" } as const;
const page = { title: "T", description: "D", lead: "L", review: "2035-01-01" } as const;

it("lists the sources of an article with their numbers, and the links of its text once", () => {
  const body = `See [it](${url}) and [the law](https://law.example/act?x=1 "Act"), or [us](/contact) and [mail](mailto:a@b.ca).`;
  expect(linksOf({ kind: "article", head: { ...page, sources: [source] }, body })).toEqual([
    { url, title: "Register", number: 1 },
    { url: "https://law.example/act?x=1", title: "https://law.example/act?x=1", number: undefined },
  ]);
});

it("finds links of other texts, and leaves out addresses that are too long", () => {
  const body = `[a](https://one.example/) [b](<https://two.example/>) [c](https://long.example/${"x".repeat(1_000)})`;
  expect(linksOf({ kind: "legal", head: page, body }).map((link) => link.url)).toEqual([
    "https://one.example/",
    "https://two.example/",
  ]);
});
