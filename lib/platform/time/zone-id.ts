import { boundedCache } from "./bounded-cache";

/**
 * The spelling of zones. Areas and places begin with a capital letter, except for a few joining words. The valid short
 * names are listed here, because engines also accept short names that are not in the IANA database ("BST" for Dhaka).
 */
const shortName =
  /^(?:UTC|UCT|GMT(?:[+-]?0)?|[EMH]ST|[CEMW]ET|EST5EDT|CST6CDT|MST7MDT|PST8PDT|GB|GB-Eire|NZ|NZ-CHAT|PRC|ROC|ROK|W-SU)$/;
const etcName = /^Etc\/(?:GMT(?:[+-]?\d{1,2})?|UTC|UCT|Greenwich|Universal|Zulu)$/;
const word = "(?:[A-Z][a-z]+(?:[A-Z][a-z]+)?|[A-Z]{2,3}|au|of|es|DumontDUrville)";
const place = new RegExp(`^[A-Z][a-z]+$|^(?:[A-Z][a-z]+|US)(?:/${word}(?:[_-]${word})*)+$`);

const cachedVerdict = boundedCache<boolean>(1_024);

/**
 * Whether this is a zone of the IANA database in its usual spelling. Offsets such as "+05:00" are not zones, since they
 * do not say when the clocks change. This is separate from zone.ts so that forms can check a zone without loading
 * Temporal.
 */
export function isZone(value: unknown): value is string {
  if (typeof value !== "string" || value.length > 64) return false;
  if (!shortName.test(value) && !etcName.test(value) && !place.test(value)) return false;
  return cachedVerdict(value, () => isKnown(value));
}

function isKnown(zone: string): boolean {
  try {
    const canonical = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
    // Engines resolve an alias to another name ("Europe/Kyiv" to "Europe/Kiev").
    return canonical === zone || canonical.toLowerCase() !== zone.toLowerCase();
  } catch {
    return false;
  }
}
