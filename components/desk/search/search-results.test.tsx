import { messagesFor } from "@/lib/platform/i18n/messages";
import { renderIn } from "@/lib/testing/render";
import type { SearchGroup } from "@/lib/search/search";

import { SearchResults } from "./search-results";

const group = (kind: SearchGroup["kind"], isSimilar: boolean, label: string): SearchGroup => ({
  kind,
  isSimilar,
  items: [{ label, detail: "FRS-7K2M-4Q93", href: `/dashboard/clients/${label}` }],
});

it.each([
  ["en", "Similar"],
  ["de", "Ähnlich"],
  ["fr-CA", "Résultats semblables"],
] as const)("records with a similar name are listed below a heading of their own: %s", (locale, similar) => {
  const { client, message } = messagesFor(locale).search.groups;
  const groups = [group("client", false, "Anna"), group("client", true, "Anne"), group("message", true, "Annie")];
  const { getAllByRole } = renderIn(locale, <SearchResults groups={groups} />);
  expect(getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([client, similar, client, message]);
  expect(getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Anna", "Anne", "Annie"]);
  // Two landmarks must not have one name.
  expect(getAllByRole("region")).toHaveLength(2);
});
