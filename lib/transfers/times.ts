import { zoneNames } from "./zone-names";

/** A clock time in a text, with its zone if one is written. */
export type FoundTime = {
  readonly start: number;
  readonly end: number;
  readonly time: string;
  readonly zone: string | null;
};

const pattern =
  /(?<![\d.,:/+-])([01]?\d|2[0-3])(?:([:.])([0-5]\d)(?:\2([0-5]\d)(?:[.,]\d{1,9})?)?| ?h ?([0-5]\d)?)(?![\d:])( ?[AaPp]\.?[Mm]\b\.?)?( ?Uhr)?( ?\(?(?:UTC|GMT)? ?[+-](?:0\d|1[0-4]|\d)(?::?[0-5]\d)?(?![\d.,])\)?| ?\(?[A-Z]{1,4}\b\)?| ?\(?[A-Z][a-z]+\/[A-Z][A-Za-z_]+\)?)?/g;

/** Finds the times in a line. "16.05" is a time only before "Uhr", because it may be an amount. */
export function timesIn(line: string): FoundTime[] {
  const found: FoundTime[] = [];
  for (const match of line.matchAll(pattern)) {
    const [whole, hour = "", mark, colonMinute, second, hMinute, half = "", clock, zoneText = ""] = match;
    if (mark === "." && clock === undefined) continue;
    const minute = colonMinute ?? hMinute;
    if (minute === undefined && clock === undefined && mark === undefined && !/h$/.test(whole.trim())) continue;
    if (mark === undefined && hMinute === undefined) continue;
    const zone = zoneOf(zoneText);
    const length = whole.length - (zone === null ? zoneText.length : 0);
    found.push({
      start: match.index,
      end: match.index + length,
      time: `${hourOf(hour, half)}:${minute ?? "00"}${second === undefined ? "" : `:${second}`}`,
      zone,
    });
  }
  return found;
}

function hourOf(hour: string, half: string): string {
  const isAfternoon = /p/i.test(half);
  const value = half === "" ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return String(value).padStart(2, "0");
}

/** The zone of letters or an offset: "UTC", "+02:00", or an IANA name. Null if it is none. */
export function zoneOf(written: string): string | null {
  const plain = written.replace(/[()]/g, "").trim();
  if (plain === "") return null;
  if (Object.hasOwn(zoneNames, plain.toUpperCase())) return zoneNames[plain.toUpperCase()] ?? null;
  if (/^[A-Z][a-z]+\/[A-Z]/.test(plain)) return plain;
  const [, sign, hours, minutes = "00"] = /^(?:UTC|GMT)? ?([+-])(\d{1,2}):?(\d\d)?$/.exec(plain) ?? [];
  if (sign === undefined || hours === undefined) return null;
  const zone = `${sign}${hours.padStart(2, "0")}:${minutes}`;
  return /^[+-]00:00$/.test(zone) ? "UTC" : zone;
}
