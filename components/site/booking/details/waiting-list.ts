import type { PreparedSize } from "@/lib/transfers/prepared";
import { preparedKey } from "@/lib/transfers/prepared-key";

/** A list that waits in this tab for the visitor's answer. The server checks its content. */
export type Waiting = { readonly list: object; readonly size: PreparedSize };

let last: { readonly text: string; readonly waiting: Waiting | undefined } | undefined;

/** The list that the visitor brought along. The same text gives the same object, as React expects of a store. */
export function readWaiting(): Waiting | undefined {
  const text = storedText();
  if (text === undefined) return undefined;
  if (last?.text !== text) last = { text, waiting: waitingOf(text) };
  return last.waiting;
}

export function removeWaiting(): void {
  try {
    sessionStorage.removeItem(preparedKey);
  } catch {
    // A browser that forbids to store anything has nothing to remove.
  }
}

/** Puts the list into the draft, or takes it out. "refused": the server does not accept this list. */
export async function sendPrepared(prepared: object | null): Promise<"done" | "failed" | "refused"> {
  try {
    const { ok, status } = await fetch("/api/booking-draft/prepared", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ prepared }),
    });
    return ok ? "done" : status === 422 || status === 413 ? "refused" : "failed";
  } catch {
    return "failed";
  }
}

function storedText(): string | undefined {
  try {
    return sessionStorage.getItem(preparedKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function waitingOf(text: string): Waiting | undefined {
  try {
    const list = JSON.parse(text) as { readonly payments?: unknown; readonly identifiers?: unknown };
    const { payments, identifiers } = list;
    if (!Array.isArray(payments) || !Array.isArray(identifiers) || payments.length === 0) return undefined;
    return { list, size: { payments: payments.length, contacts: identifiers.length } };
  } catch {
    return undefined;
  }
}
