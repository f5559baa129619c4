import { z } from "zod";

import { bookingSteps } from "@/lib/statistics/catalogue";
import type { BookingStep } from "@/lib/statistics/catalogue";
import { count } from "@/lib/statistics/count";
import { isRefusedBy } from "@/lib/statistics/sender";
import { sourceOf } from "@/lib/statistics/source";
import { durationBound } from "@/lib/statistics/durations";
import type { Instant } from "@/lib/platform/time/instant";

/**
 * What the statistics need of a draft, so that each step of a booking counts once and its time is known: when the
 * visitor first completed each step, and where they came from if an address said so.
 */
export const progressSchema = z.object({
  service: z.number().optional(),
  date: z.number().optional(),
  details: z.number().optional(),
  source: z.string().optional(),
});
type Progress = z.infer<typeof progressSchema>;

/** The progress once this step is completed. The first completion counts. */
export function withStep(
  progress: Progress | undefined,
  step: Exclude<BookingStep, "confirm">,
  now: Instant,
): Progress {
  return { [step]: now, ...progress };
}

/**
 * Counts the first completion of a step. It took the time since the first completion of the step before, so the time of
 * the first step is not known. `progress` is that of the draft before.
 */
export function countCompleted(
  step: BookingStep,
  progress: Progress | undefined,
  { locale, now }: { readonly locale: string; readonly now: Instant },
): void {
  if (step !== "confirm" && progress?.[step] !== undefined) return;
  const before = bookingSteps[bookingSteps.indexOf(step) - 1];
  const since = before === undefined || before === "confirm" ? undefined : progress?.[before];
  const took = since === undefined ? 0 : durationBound((now - since) / 1_000);
  count("booking_step", { step, took }, { locale, now, source: progress?.source ?? "" });
}

/**
 * The source that the address of the wizard names, as that of an ad does. Any other source would have to be kept in the
 * browser, which needs consent, so it is not known.
 */
export function namedSource(headers: Headers): string {
  const referrer = URL.parse(headers.get("referer") ?? "");
  if (!referrer || isRefusedBy(headers)) return "";
  const { searchParams } = referrer;
  const ad = ["gclid", "gbraid", "wbraid"].some((name) => searchParams.has(name));
  const [utm_source, utm_medium] = ["utm_source", "utm_medium"].map((name) => searchParams.get(name)?.slice(0, 200));
  return sourceOf({ utm_source, utm_medium, ad });
}
