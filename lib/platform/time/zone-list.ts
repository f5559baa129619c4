import { zoneCity } from "./format";
import { isZone } from "./zone-id";

/** A group of time zones to choose from. Its key is "common", "UTC" or an area of the IANA database ("Europe"). */
export type ZoneGroup = { readonly key: string; readonly zones: readonly string[] };

/** The zones of most visitors: the zones of Canada by population, then those of Britain and Germany. */
const common = [
  "America/Toronto",
  "America/Vancouver",
  "America/Edmonton",
  "America/Winnipeg",
  "America/Regina",
  "America/Halifax",
  "America/St_Johns",
  "Europe/London",
  "Europe/Berlin",
];
const areas = [
  "Africa",
  "America",
  "Antarctica",
  "Arctic",
  "Asia",
  "Atlantic",
  "Australia",
  "Europe",
  "Indian",
  "Pacific",
];

/**
 * Groups all zones to choose from. The common zones come first. In each area, the other zones are sorted by city, in
 * the alphabetical order of the reader's language. The visitor's zone `own` is included even if the JavaScript engine
 * does not list it. The server builds this list and passes it to the browser, because the browser's engine may list
 * different zones.
 */
export function zones(locale: string, own?: string): readonly ZoneGroup[] {
  const listed = new Set(Intl.supportedValuesOf("timeZone"));
  if (own !== undefined && isZone(own)) listed.add(own);
  for (const zone of common) listed.delete(zone);
  const inArea = (area: string) => [...listed].filter((zone) => zone.startsWith(`${area}/`)).sort(byName(locale));
  const unplaced = [...listed].filter(
    (zone) => !areas.includes(zone.split("/")[0] ?? "") && zone === own && zone !== "UTC",
  );
  return [
    { key: "common", zones: common },
    ...areas.map((area) => ({ key: area, zones: inArea(area) })).filter((group) => group.zones.length > 0),
    { key: "UTC", zones: ["UTC", ...unplaced] },
  ];
}

/** One list of all zones with their names: the common zones first, then all other zones by name. */
export function zoneChoices(
  locale: string,
  own: string,
): readonly { readonly value: string; readonly label: string }[] {
  const [first, ...others] = zones(locale, own);
  const sorted = others.flatMap((group) => group.zones).sort(byName(locale));
  return [...(first?.zones ?? []), ...sorted].map((value) => ({ value, label: zoneCity(value, locale) }));
}

function byName(locale: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(locale);
  return (one, other) => compare(zoneCity(one, locale), zoneCity(other, locale));
}
