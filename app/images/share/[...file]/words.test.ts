import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { hasWords } from "./words";

it("has words of its own for the picture of each page that is listed", () => {
  const paths = routes.filter(({ isIndexed }) => isIndexed).flatMap(pathsOf);
  expect(paths.filter((path) => !hasWords(path))).toEqual([]);
});
