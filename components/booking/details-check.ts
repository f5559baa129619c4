import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";

import { isBornBy } from "@/lib/booking/date-of-birth";
import { detailsSchema } from "@/lib/booking/schema";

import { toInput } from "./details-values";
import type { DetailsValues } from "./details-values";

const check = zodResolver(
  detailsSchema.refine(({ dateOfBirth }) => isBornBy(dateOfBirth, Date.now()), { path: ["dateOfBirth"], message: "dateOfBirthInvalid" }),
);

/** The server's own schema in the browser, for the controls of step 3. It is heavy, so the page does not wait for it. */
export const checkDetails: Resolver<DetailsValues> = async (values, context, options) => {
  const { errors } = await check(toInput(values) as never, context, options as never);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as never };
};
