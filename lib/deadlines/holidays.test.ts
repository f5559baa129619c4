import { holidaysFromTo } from "@/lib/availability/holidays";

import { holidayRegions } from "./holiday-regions";
import holidays from "./holidays.json";

it.each(Object.entries(holidayRegions))("the holidays of %s are those of the library", (name, regions) => {
  const days = regions.flatMap((region) => [
    ...holidaysFromTo({ first: "2024-01-01", last: "2031-12-31" }, { region, overrides: [] }).keys(),
  ]);
  expect(holidays[name as keyof typeof holidays]).toEqual([...new Set(days)].sort());
});
