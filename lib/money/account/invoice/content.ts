import { z } from "zod";

import { decrypt, encrypt } from "@/lib/platform/security/encryption";

import { invoiceAddressSchema } from "./address";

const context = "invoices.content";
const text = z.string().min(1);
const lines = z.array(text).min(1).readonly();

/**
 * The parties and the service on an issued invoice or credit note. They are stored with the document, because an issued
 * document must not change if the firm's facts, the client's name or the service's name change later.
 */
const contentSchema = z
  .object({
    seller: z.object({
      legalName: text,
      tradingName: text,
      legalForm: text,
      representatives: text,
      address: lines,
      /** The address in parts. Undefined in documents that were issued before this field was added. */
      postal: z
        .object({ street: text, postcode: text.nullable(), town: text, country: z.string().length(2) })
        .optional(),
      registers: z.array(text).readonly(),
      businessNumber: text.nullable(),
      taxNumber: text.nullable(),
      email: text,
      phone: text,
      /** Where a British company is registered, and its number. Undefined for other firms and in earlier documents. */
      company: text.optional(),
      /** The path of the firm's logo. Undefined if it had uploaded none. */
      logo: text.optional(),
    }),
    buyer: z.object({ name: text, email: text.nullable(), address: invoiceAddressSchema.optional() }),
    service: text,
    bookingReference: text,
    /** The day of the appointment, YYYY-MM-DD in the office's time zone. */
    serviceDay: text,
    taxRatePercent: z.number().min(0).max(100),
    taxWording: text,
    /** The rate with which a British firm converts the tax of an amount in another currency to sterling. */
    sterling: z.object({ rate: z.number().positive(), on: text }).optional(),
    /**
     * An invoice's note says how to pay, or that the client has paid by card. A credit note's note gives the reason for
     * the credit.
     */
    note: text.nullable(),
    /** Whether the client had paid by card before the invoice was issued. */
    isPaid: z.boolean().optional(),
    /** Whether the seller's facts are invented, as in demo mode. */
    isSample: z.boolean(),
  })
  .readonly();

export type InvoiceContent = z.infer<typeof contentSchema>;

/** Encrypts the content of an invoice or credit note. Throws if a field is missing or invalid. */
export function sealContent(content: InvoiceContent): Uint8Array<ArrayBuffer> {
  return encrypt(JSON.stringify(contentSchema.parse(content)), context);
}

/** Decrypts the content of an invoice or credit note. Throws if a field is missing or invalid. */
export function openContent(cipher: Uint8Array): InvoiceContent {
  return contentSchema.parse(JSON.parse(decrypt(cipher, context)));
}
