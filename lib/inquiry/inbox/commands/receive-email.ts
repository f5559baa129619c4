import { log } from "@/lib/platform/log";
import { findSecret } from "@/lib/platform/wallet-secrets/secrets";

import { findThread } from "../queries/find-thread";
import type { Thread } from "../queries/find-thread";
import { attachedFiles } from "../inbound/attached-files";
import { parseEmail } from "../inbound/parse-email";
import type { ReceivedEmail } from "../inbound/parse-email";
import type { Arrival } from "./add-received";
import { addToThread } from "./add-to-thread";
import { recordBounce } from "./record-bounce";
import { startThread } from "./start-thread";

/**
 * "held": the email began a quarantined item. "not-ours": a delivery report about an email that we did not send.
 * "ignored" and "unknown-thread": a program sent the email, or it names no sender.
 */
export type EmailOutcome =
  "added" | "started" | "held" | "repeated" | "bounced" | "not-ours" | "ignored" | "unknown-thread";

type Received = {
  readonly outcome: EmailOutcome;
  readonly from: string;
  readonly thread?: Thread | undefined;
  readonly isWithheld: boolean;
};

type Placed = Pick<Received, "outcome" | "thread">;

/**
 * Adds a received email to its thread. If the email reports that one of our emails was not delivered, records the
 * failure instead. If the same email arrives again, nothing changes. `check` limits the time
 * of reading.
 */
export async function receiveEmail(raw: Uint8Array, arrival: Arrival, check?: () => void): Promise<Received> {
  const email = parseEmail(raw, check);
  const isWithheld = findSecret(`${email.subject}\n${email.text}\n${email.leftOutText}`) === "certain";
  const received = await (email.bounce ? placeReport : place)(email, {
    ...arrival,
    isWithheld,
    files: () => attachedFiles(raw),
  });
  log("info", "mail.received", { outcome: received.outcome });
  return { ...received, from: email.from, isWithheld };
}

/** A report about an email that is not ours may contain a client's words. In a thread, it is text and nothing else. */
async function placeReport(email: ReceivedEmail, arrival: Arrival): Promise<Placed> {
  const recorded = email.bounce && (await recordBounce(email.bounce, arrival.at));
  const isOurs = recorded && recorded.outcome !== "not-ours";
  const found = isOurs ? undefined : await findThread({ to: email.to, references: [] });
  if (found === undefined || found === "deleted") return recorded ?? { outcome: "not-ours" };
  return { outcome: await addToThread(found, { ...email, isAutomatic: true }, arrival), thread: found };
}

async function place(email: ReceivedEmail, arrival: Arrival): Promise<Placed> {
  const found = await findThread(email);
  if (found !== undefined && found !== "deleted")
    return { outcome: await addToThread(found, email, arrival), thread: found };
  // A program's answer is no reason for a new item.
  if (email.isAutomatic || email.from === "") return { outcome: found === "deleted" ? "ignored" : "unknown-thread" };
  const isProven = found === "deleted" && email.senders.length === 1;
  return startThread(email, arrival, isProven ? "received" : "quarantined");
}
