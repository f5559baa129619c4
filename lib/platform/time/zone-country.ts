/** Part of ECMA-402 that TypeScript does not describe yet. Older browsers lack it. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): readonly string[] | undefined };

const zones = new Map<string, readonly string[]>();

/** The country that the zone belongs to, or undefined if it is none of these countries or the engine does not know. */
export function countryOfZone(zone: string, countries: readonly string[]): string | undefined {
  const name = canonicalName(zone);
  return countries.find((country) => zonesOf(country).includes(name));
}

/** The engine needs about a millisecond for a country, so each is asked for once. */
function zonesOf(country: string): readonly string[] {
  const known = zones.get(country);
  if (known) return known;
  const locale: LocaleWithZones = new Intl.Locale("und", { region: country });
  const found = locale.getTimeZones?.() ?? [];
  zones.set(country, found);
  return found;
}

/** The engine's own spelling, because a zone may have several. */
function canonicalName(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}
