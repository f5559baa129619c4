import { begunByStaff } from "@/lib/inquiry/begun-by-staff";
import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

import type { Reachable } from "./former";

/** The client's appointments with the advisers in the staff member's scope, latest first. */
export function listAppointments(scope: Scope, clientId: string) {
  return db.booking.findMany({
    where: { ...withinScope(scope), clientId },
    orderBy: { startsAt: "desc" },
    take: 50,
    select: {
      id: true,
      reference: true,
      firstName: true,
      lastName: true,
      phone: true,
      phoneE164: true,
      status: true,
      startsAt: true,
      endsAt: true,
      zone: true,
      privacyConsentAt: true,
      termsAcceptedAt: true,
      adviser: { select: { name: true } },
      payments: { select: { state: true, dispute: true } },
      service: { select: { slug: true, texts: { select: { locale: true, name: true } } } },
    },
  });
}

/**
 * Messages and leads that were sent with the client's email addresses or phone numbers, the latest first. Another
 * person may have sent them. "begun" is the thread of the emails that staff have written to the client.
 */
export async function listInquiries(people: readonly Reachable[]) {
  const ways = people.flatMap(({ email, phoneE164 }) => [
    ...(email === null ? [] : [{ email }]),
    ...(phoneE164 === null ? [] : [{ phoneE164 }]),
  ]);
  if (ways.length === 0) return [];
  const query = {
    where: { OR: ways },
    orderBy: { createdAt: "desc" as const },
    take: 20,
    select: { reference: true, createdAt: true, answeredAt: true, consentAt: true, source: true },
  };
  const [messages, leads] = await Promise.all([db.contactMessage.findMany(query), db.lead.findMany(query)]);
  return [
    ...messages.map((message) => ({
      ...message,
      kind: message.source === begunByStaff ? ("begun" as const) : ("message" as const),
    })),
    ...leads.map((lead) => ({ ...lead, kind: "lead" as const })),
  ].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Finds when the latest newsletter subscription of these email addresses was confirmed and when it ended. */
export function findNewsletter(people: readonly Reachable[]) {
  return db.newsletterSubscriber.findFirst({
    where: { email: { in: people.flatMap(({ email }) => email ?? []) } },
    orderBy: { confirmedAt: "desc" },
    select: { confirmedAt: true, endedAt: true },
  });
}
