import { z } from "zod";

import type { Identifier, Transfer } from "./kinds";
import { identifierSchema, transferSchema } from "./schema";

/** The largest list as JSON, in bytes. */
export const maxPreparedBytes = 128 * 1024;
export const mostPreparedPayments = 200;
export const longestLine = 500;

/**
 * A list of payments that a visitor prepared and takes to a booking. `line` is the line of the visitor's text that the
 * payment was found in.
 */
export type Prepared = {
  readonly payments: readonly { readonly transfer: Transfer; readonly line: string }[];
  readonly identifiers: readonly Identifier[];
};

export const preparedSchema = z.strictObject({
  payments: z
    .array(z.strictObject({ transfer: transferSchema, line: z.string().max(longestLine) }))
    .min(1)
    .max(mostPreparedPayments),
  identifiers: z.array(identifierSchema).max(mostPreparedPayments),
}) satisfies z.ZodType<Prepared>;

/** How much a list contains, as visitors and staff read it. */
export const sizeOfPrepared = ({ payments, identifiers }: Prepared) => ({
  payments: payments.length,
  contacts: identifiers.length,
});
export type PreparedSize = ReturnType<typeof sizeOfPrepared>;
