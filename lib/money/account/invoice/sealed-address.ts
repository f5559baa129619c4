import { decrypt, encrypt } from "@/lib/platform/security/encryption";

import { invoiceAddressSchema } from "./address";
import type { InvoiceAddress } from "./address";

const context = "bookings.invoice_address";

/**
 * Encrypts a postal address as text with one line per part, so that the export of a person's data can show the
 * decrypted text as an address.
 */
export function sealAddress({ street, postcode, town, country }: InvoiceAddress): Uint8Array<ArrayBuffer> {
  return encrypt([street, postcode, town, country].join("\n"), context);
}

/** Decrypts what `sealAddress` encrypted. Throws if a part of the address is missing or invalid. */
export function openAddress(cipher: Uint8Array): InvoiceAddress {
  const [street, postcode, town, country] = decrypt(cipher, context).split("\n");
  return invoiceAddressSchema.parse({ street, postcode, town, country });
}
