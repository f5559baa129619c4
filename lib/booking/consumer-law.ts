import type { ProfileId } from "@/lib/firm/profile";
import { countryWithZone } from "@/lib/platform/contact/countries";
import { countryOfPhone } from "@/lib/platform/contact/phone";

/** The laws that give clients a right to withdraw from a booking. "no_right" means that no such law applies. */
export const consumerLaws = ["no_right", "eu", "uk"] as const;

export type ConsumerLaw = (typeof consumerLaws)[number];

/** The member states of the European Union, and the parts of them that have calling codes of their own. */
const union = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT";

/** The other states of the European Economic Area, where Directive 2011/83/EU applies too. */
const otherStatesOfArea = "IS LI NO";

const area: ReadonlySet<string> = new Set(`${union} ${otherStatesOfArea}`.split(" "));

/**
 * Returns the consumer law of a contract with a client who lives in this country (ISO 3166). A firm in the United
 * Kingdom gives the rights of its own law to the clients of all other countries.
 */
export function consumerLawFor(country: string | undefined, profile: ProfileId): ConsumerLaw {
  if (country !== undefined && area.has(country)) return "eu";
  return country === "GB" || profile === "uk" ? "uk" : "no_right";
}

type Residence = {
  /** The country that the client stated, for example beside the phone number. */
  readonly stated: string | undefined;
  /** The client's time zone, if it is known. */
  readonly zone: string | undefined;
  /** The phone number as it was typed. */
  readonly phone: string;
};

/** Returns the country in which a client most likely lives. Undefined if nothing is known about it. */
export function countryOfClient({ stated, zone, phone }: Residence): string | undefined {
  return stated ?? (zone === undefined ? undefined : countryWithZone(zone)) ?? countryOfPhone(phone);
}
