import { z } from "zod";

const begunSchema = z.object({ data: z.object({ clientSecret: z.string() }) });
const refusedSchema = z.object({ error: z.object({ details: z.object({ rule: z.string() }) }) });

/**
 * Asks the server to start the card payment of a booking. "paid": nothing is owed any more. "processing": the card's
 * bank has not confirmed the payment yet. "away": card payments are unavailable.
 */
export async function requestPayment(
  token: string,
  locale: string,
): Promise<{ readonly clientSecret: string } | "paid" | "processing" | "away"> {
  const response = await fetch(`/api/bookings/${token}/payment-intent?locale=${locale}`, { method: "POST" });
  const body: unknown = await response.json();
  const begun = begunSchema.safeParse(body);
  if (begun.success) return begun.data.data;
  const refused = refusedSchema.safeParse(body);
  const rule = refused.success ? refused.data.error.details.rule : undefined;
  if (rule === "nothing-to-pay") return "paid";
  return rule === "processing" ? "processing" : "away";
}
