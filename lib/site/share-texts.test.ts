import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { hasShareText } from "./share-texts";

it("every indexed page has texts for its share picture", () => {
  const paths = routes.filter(({ isIndexed }) => isIndexed).flatMap(pathsOf);
  expect(paths.filter((path) => !hasShareText(path))).toEqual([]);
});
