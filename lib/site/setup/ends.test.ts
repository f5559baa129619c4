import type { Article } from "../articles";
import { toEnds } from "./ends";

const article = (review: string) => ({ head: { review } as Article["head"] });

it("lists the ends until a day by date, with articles of one day together", () => {
  const ends = toEnds(
    {
      claims: [
        { id: "a", text: "24 hours", expiresOn: "2026-12-18" },
        { id: "b", text: "later", expiresOn: "2028-01-01" },
      ],
      articles: [article("2027-05-21"), article("2027-05-21")],
      rules: [
        { id: "uk-debit", review: "2026-05-28" },
        { id: "ca-obsi", review: "2026-05-28" },
      ],
      marks: { "restore-tested": { about: "", by: "Ana", on: "2026-11-28" } },
    },
    "2027-11-30",
  );
  expect(ends.map(({ kind, day }) => `${day} ${kind}`)).toEqual([
    "2026-05-28 rules",
    "2026-12-18 claim",
    "2027-02-28 restore",
    "2027-05-21 articles",
  ]);
  expect(ends[0]).toMatchObject({ rules: ["uk-debit", "ca-obsi"] });
  expect(ends[3]).toMatchObject({ count: 2 });
});
