import { newestFirst } from "./articles";
import type { Article } from "./articles";

const article = (slug: string, published: string, updated = published) =>
  ({ slug, head: { published, updated } }) as unknown as Article;

test("the newest article is first, and those of one day keep their order", () => {
  const articles = [
    article("first-hours", "2026-11-21", "2027-02-01"),
    article("evidence", "2026-11-21"),
    article("new-scam", "2027-01-08"),
  ];
  expect(newestFirst(articles).map(({ slug }) => slug)).toEqual(["new-scam", "first-hours", "evidence"]);
});
