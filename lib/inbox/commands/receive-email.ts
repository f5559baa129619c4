import { log } from "@/lib/platform/log";
import { findSecret } from "@/lib/platform/security/secrets";

import { findThread } from "../queries/find-thread";
import type { Thread } from "../queries/find-thread";
import { parseEmail } from "../inbound/parse-email";
import type { ReceivedEmail } from "../inbound/parse-email";
import type { Arrival } from "./add-received";
import { addToThread } from "./add-to-thread";
import { recordBounce } from "./record-bounce";
import { startThread } from "./start-thread";

/** "not-ours": a delivery report about an email that we did not send. */
export type EmailOutcome = "added" | "started" | "repeated" | "bounced" | "not-ours" | "ignored" | "unknown-thread";

type Received = {
  readonly outcome: EmailOutcome;
  readonly from: string;
  readonly thread?: Thread | undefined;
  readonly isWithheld: boolean;
};

/**
 * Adds a received email to its thread. If the email reports that one of our emails was not delivered, records the
 * failure instead. If the same email arrives again, nothing changes. `check` limits the time
 * of reading.
 */
export async function receiveEmail(raw: Uint8Array, arrival: Arrival, check?: () => void): Promise<Received> {
  const email = parseEmail(raw, check);
  const isWithheld = findSecret(`${email.subject}\n${email.text}`) === "certain";
  const received = email.bounce
    ? await recordBounce(email.bounce, arrival.at)
    : await place(email, { ...arrival, isWithheld });
  log("info", "mail.received", { outcome: received.outcome });
  return { ...received, from: email.from, isWithheld };
}

async function place(email: ReceivedEmail, arrival: Arrival): Promise<Omit<Received, "from" | "isWithheld">> {
  const found = await findThread(email);
  if (found === undefined) return { outcome: "unknown-thread" };
  if (found !== "deleted") return { outcome: await addToThread(found, email, arrival), thread: found };
  // A program's answer to an old email is no reason for a new item.
  return email.isAutomatic || email.from === "" ? { outcome: "ignored" } : startThread(email, arrival);
}
