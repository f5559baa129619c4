import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { hasShareText } from "./share-texts";

it("has texts for the share picture of every indexed page", () => {
  const paths = routes.filter(({ isIndexed }) => isIndexed).flatMap(pathsOf);
  expect(paths.filter((path) => !hasShareText(path))).toEqual([]);
});
