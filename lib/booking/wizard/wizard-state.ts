import { stepPath } from "./journey";
import type { Step } from "./journey";
import { manageToken } from "../change/manage-link";
import { isOpen } from "../states";

type Choices = Readonly<Record<"service" | "formerService" | "slot", unknown>>;

/**
 * Whether the visitor has changed the service, for example in another window, and has not chosen a time since. A change
 * of service releases the chosen time.
 */
export function isServiceReplaced({ service, formerService, slot }: Choices): boolean {
  return service !== undefined && formerService !== undefined && slot === undefined;
}

type Progress = {
  readonly step: Step;
  readonly booked: { readonly booking: { readonly id: string; readonly status: string } } | undefined;
};

/** Whether the wizard shows the receipt of a booking. The receipt has its own main heading. */
export function isReceipt({ step, booked }: Progress): boolean {
  return step === "done" && booked !== undefined;
}

/**
 * The path to redirect to once the booking is made. Step 4 redirects to step 5, so that visitors cannot confirm twice.
 * If the booking is no longer open, for example after a cancellation, step 5 redirects to the manage page instead of
 * showing a success message.
 */
export function pathOfBooked({ step, booked }: Progress): string | undefined {
  if (booked && step === "confirm") return stepPath("done");
  if (booked && step === "done" && !isOpen(booked.booking)) return `/booking/manage/${manageToken(booked.booking.id)}`;
  return undefined;
}
