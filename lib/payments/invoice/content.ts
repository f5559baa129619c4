import { z } from "zod";

import { decrypt, encrypt } from "@/lib/platform/security/encryption";

import { invoiceAddressSchema } from "./address";

const context = "invoices.content";
const text = z.string().min(1);
const lines = z.array(text).min(1).readonly();

/**
 * What an issued document says about its parties and its service. It is stored with the document, because the firm's
 * facts, a client's name and a service's name change later and an issued document does not.
 */
const contentSchema = z
  .object({
    seller: z.object({
      legalName: text,
      tradingName: text,
      legalForm: text,
      representatives: text,
      address: lines,
      /** The address in parts. Documents from before they were stored have none. */
      postal: z
        .object({ street: text, postcode: text.nullable(), town: text, country: z.string().length(2) })
        .optional(),
      registers: z.array(text).readonly(),
      businessNumber: text.nullable(),
      taxNumber: text.nullable(),
      email: text,
      phone: text,
    }),
    buyer: z.object({ name: text, email: text.nullable(), address: invoiceAddressSchema.optional() }),
    service: text,
    bookingReference: text,
    /** The day of the appointment, YYYY-MM-DD in the office's zone. */
    serviceDay: text,
    taxRatePercent: z.number().min(0).max(100),
    taxWording: text,
    /** How to pay, or for a credit note why the amount is credited. */
    note: text.nullable(),
    /** Set if a card had paid the invoice before it was issued. */
    isPaid: z.boolean().optional(),
    /** Set if the seller's facts are a demonstration's. */
    isSample: z.boolean(),
  })
  .readonly();

export type InvoiceContent = z.infer<typeof contentSchema>;

export function sealContent(content: InvoiceContent): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(contentSchema.parse(content)), context);
}

export function openContent(cipher: Uint8Array): InvoiceContent {
  return contentSchema.parse(JSON.parse(decrypt(cipher, context)));
}
