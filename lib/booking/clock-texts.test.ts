import { groupByDay } from "./clock-texts";

const at = (iso: string) => ({ start: Date.parse(iso) });

it("groups times by the day in the reader's time zone and keeps their order", () => {
  const times = [at("2034-09-06T20:00Z"), at("2034-09-07T03:00Z"), at("2034-09-07T14:00Z")];
  expect(groupByDay(times, { locale: "en", zone: "America/Toronto" })).toEqual([
    ["Wed 6 Sep", times.slice(0, 2)],
    ["Thu 7 Sep", times.slice(2)],
  ]);
});
