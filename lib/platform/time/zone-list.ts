import { isZone } from "./zone-id";

/** Zones for a choice: the group's key is "common", "UTC" or an area of the database, such as "Europe". */
export type ZoneGroup = { readonly key: string; readonly zones: readonly string[] };

/** Where most visitors are: Canada from its most peopled zone on, Britain, Germany. */
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
 * All zones to choose from, the common ones first. The visitor's `own` is among them even under a name
 * that this engine does not list. Engines differ in their lists, so a page hands the server's list to the browser.
 */
export function zones(own?: string): readonly ZoneGroup[] {
  const listed = new Set(Intl.supportedValuesOf("timeZone"));
  if (own !== undefined && isZone(own)) listed.add(own);
  for (const zone of common) listed.delete(zone);
  const inArea = (area: string) => [...listed].filter((zone) => zone.startsWith(`${area}/`)).sort();
  const unplaced = [...listed].filter(
    (zone) => !areas.includes(zone.split("/")[0] ?? "") && zone === own && zone !== "UTC",
  );
  return [
    { key: "common", zones: common },
    ...areas.map((area) => ({ key: area, zones: inArea(area) })).filter((group) => group.zones.length > 0),
    { key: "UTC", zones: ["UTC", ...unplaced] },
  ];
}
