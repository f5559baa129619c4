import { closePayment, findPayment } from "../../provider/provider";
import { log } from "@/lib/platform/log";
import type { Instant } from "@/lib/platform/time/instant";

import { settle } from "./settle";

/**
 * Updates our record of a payment to its current state at the provider. If the booking is cancelled, an open payment is
 * closed at the provider.
 */
export async function updatePayment(providerId: string, now: Instant): Promise<void> {
  const payment = await findPayment(providerId);
  const outcome = await settle(payment, now);
  if (outcome === "unknown") log("warn", "card-payment.unknown", { providerId });
  if (outcome === "ended" && payment.state === "open") await settle(await closePayment(providerId), now);
}
