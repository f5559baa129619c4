import type { FirmFacts } from "./settings";

/** Prints the country of the holidays, with its province or nation if there is one. */
export function showRegion({ holidays: { country, state } }: FirmFacts): string {
  return state === undefined ? country : `${country}-${state}`;
}

/** Parses the country of the holidays. The schema checks that there is a calendar of its holidays. */
export function readRegion(value: string): Partial<FirmFacts> | undefined {
  const [, country, state] = /^([A-Z]{2})(?:-([A-Z0-9]{1,4}))?$/.exec(value) ?? [];
  if (country === undefined) return undefined;
  return {
    holidays: { country: country as FirmFacts["holidays"]["country"], ...(state === undefined ? {} : { state }) },
  };
}
