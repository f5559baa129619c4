import { boundedCache } from "./bounded-cache";

/**
 * The spelling of time zone names. In a name such as "Europe/Isle_of_Man", each word begins with a capital letter,
 * except for a few joining words. The valid short names are listed here, because engines also accept short names that
 * are not in the IANA database ("BST" for Dhaka).
 */
const shortName =
  /^(?:UTC|UCT|GMT(?:[+-]?0)?|[EMH]ST|[CEMW]ET|EST5EDT|CST6CDT|MST7MDT|PST8PDT|GB|GB-Eire|NZ|NZ-CHAT|PRC|ROC|ROK|W-SU)$/;
const etcName = /^Etc\/(?:GMT(?:[+-]?\d{1,2})?|UTC|UCT|Greenwich|Universal|Zulu)$/;
const word = "(?:[A-Z][a-z]+(?:[A-Z][a-z]+)?|[A-Z]{2,3}|au|of|es|DumontDUrville)";
const place = new RegExp(`^[A-Z][a-z]+$|^(?:[A-Z][a-z]+|US)(?:/${word}(?:[_-]${word})*)+$`);

const cachedVerdict = boundedCache<boolean>(1_024);

/**
 * Whether this is a zone of the IANA database in its usual spelling. Offsets such as "+05:00" are not zones, since they
 * do not say when the clocks change. The function has its own file so that forms can check a zone without loading
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
    // An engine may resolve a valid alias to a different name ("Europe/Kyiv" to "Europe/Kiev"). If the two names differ
    // only in capital letters, the given name is misspelled.
    return canonical === zone || canonical.toLowerCase() !== zone.toLowerCase();
  } catch {
    return false;
  }
}
