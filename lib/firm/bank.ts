import { z } from "zod";

/** Whether an IBAN's check digits are correct (ISO 13616). Spaces are ignored. */
export function isIban(written: string): boolean {
  const iban = written.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

const line = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}<>]+$/u);

/**
 * The bank account for paying invoices. It has a holder, and lines such as "IBAN DE89 …", "BIC …" or "Institution 003,
 * transit 12345, account …".
 */
export const bankSchema = z
  .object({
    holder: line,
    lines: z
      .array(line.refine((text) => !/^IBAN\b/i.test(text) || isIban(text.replace(/^IBAN:?/i, ""))))
      .min(1)
      .max(6)
      .readonly(),
  })
  .readonly();
