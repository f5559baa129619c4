import { z } from "zod";

import { networks, transferRails } from "./kinds";
import type { ReadText } from "./read-text";

const text = z.string();
const day = z.iso.date();
const amount = z.string().regex(/^\d{1,30}(?:\.\d{1,30})?$/);
const party = z.strictObject({ name: text.exactOptional(), value: text.exactOptional() });
const money = z.strictObject({ amount, asset: text });

export const questions = [
  ...(["date", "date-order", "zone", "amount", "decimal-mark", "currency", "rail", "network"] as const),
  ...(["is-hash-not-key", "was-it-sent", "hash-missing", "recipient-missing", "full-code"] as const),
] as const;

const warnings = [
  ...(["checksum-failed", "length-unusual", "code-truncated", "code-masked", "joined-line-break"] as const),
  ...(["hidden-characters", "token-contract-not-recipient", "lookalike-host", "foreign-account"] as const),
  ...(["date-order-assumed", "date-order-from-file", "year-assumed", "zone-assumed"] as const),
  ...(["zone-missing", "amount-ambiguous", "amount-from-request", "amount-not-paid", "currency-assumed"] as const),
  ...(["not-completed", "text-cut"] as const),
] as const;

export const transferSchema = z.strictObject({
  date: day.nullable(),
  time: text.nullable(),
  zone: text.nullable(),
  direction: z.enum(["out", "in", "unknown"]),
  amount: amount.nullable(),
  asset: text.nullable(),
  rail: z.enum(transferRails).nullable(),
  network: z.enum(networks).nullable(),
  from: party.nullable(),
  to: party.nullable(),
  hash: text.nullable(),
  reference: text.nullable(),
  fee: money.exactOptional(),
  value: money.exactOptional(),
  selected: z.literal(false).exactOptional(),
});

export const originSchema = z.strictObject({ line: z.int().min(0), text });

export const identifierSchema = z.strictObject({
  kind: z.enum([
    ...(["address", "tx-hash", "explorer-url", "url", "iban", "bic", "uk-account", "ca-account"] as const),
    ...(["creditor-id", "email", "phone", "gift-card-code", "card-number", "partial-code", "unknown-code"] as const),
  ]),
  value: text,
  check: z.enum(["ok", "failed", "none", "format-only", "length-unusual", "host-known", "host-unknown"]),
  networks: z.array(z.enum(networks)).exactOptional(),
  country: text.exactOptional(),
  tag: text.exactOptional(),
  known: text.exactOptional(),
  classic: text.exactOptional(),
  raw: text.exactOptional(),
});

/** What the reader returns. The page checks it, because a worker can send anything. */
export const readTextSchema = z.strictObject({
  refused: z.strictObject({ reason: z.literal("secret"), finding: z.literal("certain") }).nullable(),
  format: text,
  found: z.array(
    z.strictObject({
      transfer: transferSchema,
      origin: originSchema,
      warnings: z.array(z.enum(warnings)),
      questions: z.array(z.enum(questions)),
    }),
  ),
  identifiers: z.array(identifierSchema),
  warnings: z.array(z.enum(warnings)),
  questions: z.array(z.enum(questions)),
}) satisfies z.ZodType<ReadText>;

/** What the page asks of the worker. */
export const workSchema = z.strictObject({
  text: z.string(),
  reader: z.strictObject({ locale: z.string(), country: z.string(), today: day }),
});
