import { db } from "@/lib/platform/db/client";

/** Reads what the board and the list show of leads, without their stories. */
export async function readLeads(ids: readonly string[]) {
  return db.lead.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      reference: true,
      version: true,
      firstName: true,
      lastName: true,
      email: true,
      phoneE164: true,
      service: true,
      locale: true,
      state: true,
      source: true,
      utmCampaign: true,
      notForUsReason: true,
      createdAt: true,
      reopenedAt: true,
      answeredAt: true,
      owner: { select: { id: true, name: true } },
      stages: { select: { stage: true, firstAt: true } },
      bookings: {
        where: { status: { in: ["confirmed", "completed"] }, isTest: false },
        orderBy: { startsAt: "desc" },
        take: 1,
        select: { clientId: true, startsAt: true },
      },
    },
  });
}

export type LeadDetails = Awaited<ReturnType<typeof readLeads>>[number];

/** Whom a lead may be, apart from its own booking: "client" goes before "lead". */
export type KnownAs = "client" | "lead";

type Person = Pick<LeadDetails, "id" | "email" | "phoneE164"> & {
  readonly bookings: readonly { readonly clientId: string }[];
};

const contact = { id: true, email: true, phoneE164: true } as const;

/** Finds which of the leads have the email address or phone number of a client or of another lead. */
export async function findKnown(leads: readonly Person[]): Promise<ReadonlyMap<string, KnownAs>> {
  const given = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const emails = given(leads.map(({ email }) => email));
  const phones = given(leads.map(({ phoneE164 }) => phoneE164));
  const same = { OR: [{ email: { in: emails } }, { phoneE164: { in: phones } }] };
  const [clients, others] = await Promise.all([
    db.client.findMany({ where: { ...same, isTest: false, mergedIntoId: null }, select: contact }),
    db.lead.findMany({ where: { ...same, isTest: false, state: { not: "quarantined" } }, select: contact }),
  ]);
  const isSame = (one: Person, other: Pick<Person, "email" | "phoneE164">) =>
    (one.email !== null && one.email === other.email) || (one.phoneE164 !== null && one.phoneE164 === other.phoneE164);
  const known = leads.flatMap((lead): [string, KnownAs][] => {
    const own = lead.bookings.map(({ clientId }) => clientId);
    if (clients.some((client) => !own.includes(client.id) && isSame(lead, client))) return [[lead.id, "client"]];
    return others.some((other) => other.id !== lead.id && isSame(lead, other)) ? [[lead.id, "lead"]] : [];
  });
  return new Map(known);
}
