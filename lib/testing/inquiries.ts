import { randomUUID } from "node:crypto";

import type { ContactRequest } from "@/lib/inquiry/contact/schema";
import type { LeadRequest } from "@/lib/inquiry/leads/schema";

/** Returns a message from a new visitor. */
export function aMessage(change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    firstName: "Margaret",
    lastName: "Sample",
    email: `visitor-${randomUUID()}@example.org`,
    subject: "Lost money",
    message: `Three transfers in October, to people I trusted. ${randomUUID()}`,
    consent: true,
    ...change,
  };
}

/** Returns a request for help from a new visitor. */
export function aRequest(change: Partial<LeadRequest> = {}): LeadRequest {
  return {
    firstName: "Margaret",
    lastName: "Sample",
    email: `visitor-${randomUUID()}@example.org`,
    phone: "+1 604 555 0142",
    service: "crypto",
    estimatedLoss: "10k-50k",
    urgency: "this-week",
    story: `They had a website that looked right. ${randomUUID()}`,
    consent: true,
    ...change,
  };
}
