import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors, Resolver } from "react-hook-form";

import { isBornBy } from "@/lib/booking/date-of-birth";
import { detailsSchema } from "@/lib/booking/schema";
import { parseInput } from "@/lib/platform/parse-input";

import { toInput } from "./details-values";
import type { DetailsValues } from "./details-values";

const check = zodResolver(
  detailsSchema.refine(({ dateOfBirth }) => isBornBy(dateOfBirth, Date.now()), {
    path: ["dateOfBirth"],
    message: "dateOfBirthInvalid",
  }),
);

/** The server's own check in the browser, for the controls of step 3. It is heavy, so the page does not wait for it. */
export const checkDetails: Resolver<DetailsValues> = async (values, context, options) => {
  const input = toInput(values);
  const { errors } = await check(input as never, context, options as never);
  const refused = Object.keys(errors).length > 0 ? (errors as FieldErrors<DetailsValues>) : secretsOf(input);
  return Object.keys(refused).length === 0 ? { values, errors: {} } : { values: {}, errors: refused };
};

/** What the schema cannot see: a phrase that is told over two fields. */
function secretsOf(input: unknown): FieldErrors<DetailsValues> {
  const parsed = parseInput(detailsSchema, input);
  const codes = parsed.ok ? [] : Object.entries(parsed.codes);
  return Object.fromEntries(codes.map(([field, [message]]) => [field, { type: "custom", message }]));
}
