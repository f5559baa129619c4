/** A part of ECMA-402 that has no TypeScript types yet. Older browsers lack it. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): readonly string[] | undefined };

const zones = new Map<string, readonly string[]>();

/**
 * Returns the first of these countries that contains the zone. Undefined if none of them does, or if the JavaScript
 * engine cannot list the zones of a country.
 */
export function countryOfZone(zone: string, countries: readonly string[]): string | undefined {
  const name = canonicalName(zone);
  return countries.find((country) => zonesOf(country).includes(name));
}

/** The zones of a country. They are cached, because the engine needs about a millisecond for each country. */
function zonesOf(country: string): readonly string[] {
  const cached = zones.get(country);
  if (cached) return cached;
  const locale: LocaleWithZones = new Intl.Locale("und", { region: country });
  const zoneNames = locale.getTimeZones?.() ?? [];
  zones.set(country, zoneNames);
  return zoneNames;
}

/** The engine's own name for the zone, because a zone can have several names. */
function canonicalName(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}
