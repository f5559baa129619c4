import { isDeepStrictEqual } from "node:util";

import type { FieldCodes } from "@/lib/platform/result";

import type { FirmFacts } from "../settings";
import { postalControl } from "./form-names";

type Addresses = Pick<FirmFacts, "registeredOffice" | "visitingAddress" | "postalAddress">;

/**
 * Finds parts of the postal address that are not in the English address above them. Search engines and invoices would
 * otherwise get the parts of an earlier address. Addresses that did not change are not checked.
 */
export function addressFaults(before: Addresses, after: Addresses): FieldCodes {
  const addressesOf = ({ registeredOffice, visitingAddress, postalAddress }: Addresses) => [
    registeredOffice.en,
    visitingAddress?.en,
    postalAddress,
  ];
  const { postalAddress: parts } = after;
  if (parts === null || isDeepStrictEqual(addressesOf(before), addressesOf(after))) return {};
  const lines = plain((after.visitingAddress ?? after.registeredOffice).en.join(" "));
  const wrong = (["street", "locality", "postalCode"] as const).filter(
    (part) => parts[part] !== null && !lines.includes(plain(parts[part])),
  );
  return Object.fromEntries(wrong.map((part) => [postalControl(part), ["addressPart"]]));
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s,.]+/g, " ");
