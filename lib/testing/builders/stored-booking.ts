import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { newReference } from "@/lib/booking/reference";
import { hashToken } from "@/lib/platform/security/token";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

const serviceId = "66a1f0c25d3b9e0012ab4c01";

/** Stores a confirmed, free appointment of an hour that starts at the given time, with service, adviser and client of its own. Returns its id. */
export async function storeBooking(start: Instant, changes: Partial<Prisma.BookingUncheckedCreateInput> = {}): Promise<string> {
  await db.service.createMany({ data: [aService], skipDuplicates: true });
  await db.serviceText.createMany({
    data: [{ serviceId, locale: "en", name: "Initial consultation", description: "" }],
    skipDuplicates: true,
  });
  const id = randomUUID();
  const adviser = await db.adviser.create({
    data: {
      slug: `adviser-${id}`,
      name: "Helen Tremblay",
      email: `${id}@example.com`,
      zone: "America/Toronto",
      languages: ["en"],
      dailyCap: 6,
    },
  });
  const person = {
    firstName: "Zoë",
    lastName: "Kowalchuk",
    email: `${id}@example.org`,
    phone: "+1 780 555 0142",
    preferredContact: "phone",
    locale: "en",
    zone: "America/Phoenix",
  };
  const client = await db.client.create({ data: person });
  await db.booking.create({
    data: {
      ...person,
      id,
      reference: newReference(),
      status: "confirmed",
      clientId: client.id,
      serviceId,
      adviserId: adviser.id,
      startsAt: new Date(start),
      endsAt: new Date(start + msPerHour),
      priceMinor: 0,
      currency: "CAD",
      isNewClient: true,
      manageTokenHash: hashToken(id),
      callerWords: ["lantern", "violin", "cedar", "waffle"],
      adviserReason: "only-one",
      termsAcceptedAt: new Date(start),
      privacyConsentAt: new Date(start),
      ...changes,
    },
  });
  return id;
}

const aService = {
  id: serviceId,
  slug: "initial-consultation",
  type: "initial-consultation",
  category: "consultation",
  icon: "phone",
  minutes: 60,
  slotGridMinutes: 30,
  minNoticeMinutes: 120,
  position: 1,
};
