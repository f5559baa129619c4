import { z } from "zod";

import { isTicked, textFields } from "@/lib/platform/forms/form-state";

import { adviserTarget } from "./adviser-form";

/** The form that stops bookings with an adviser. */
export const leavingAdviser = adviserTarget.extend({ keepsBookings: z.boolean() });

/** Converts the form. Its box says that the coming bookings stay with the adviser until someone moves them. */
export function readLeaving(form: FormData): unknown {
  const fields = textFields(form);
  return { ...fields, keepsBookings: isTicked(fields.keepsBookings) };
}
