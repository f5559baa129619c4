import { randomUUID } from "node:crypto";

import type { APIRequestContext } from "@playwright/test";

/**
 * Sends a message from a new email address. Returns the message's reference, its path in the inbox and the email
 * address.
 */
export async function someMessage(request: APIRequestContext, change: Readonly<Record<string, unknown>> = {}) {
  const email = `${randomUUID()}@example.org`;
  const sent = await request.post("/api/contact", {
    data: {
      firstName: "Wanda",
      lastName: "Walker",
      email,
      subject: "Release tax",
      message: `They ask for a release tax before any payout. ${randomUUID()}`,
      consent: true,
      ...change,
    },
  });
  const { data } = (await sent.json()) as { data: { reference: string } };
  return { email, reference: data.reference, path: `/dashboard/inbox/${data.reference}` };
}
