import { db } from "@/lib/platform/db/client";
import { findService, clearCatalogue } from "@/lib/services/queries";
import type { Service } from "@/lib/services/service";

import { alwaysPriced } from "./builders/prices";

export type Office = { readonly service: Service; readonly adviserIds: readonly string[] };

type Wanted = { readonly advisers?: number; readonly dailyCap?: number; readonly bufferAfterMinutes?: number };

const free = { initialMinor: 0, followUpMinor: null } as const;

/** `noon` is a Friday noon in Toronto, far from any daylight saving change. `now` is a week earlier. */
export const noon = Date.parse("2027-01-15T17:00:00Z");
export const now = Date.parse("2027-01-08T17:00:00Z");

/**
 * Creates an office for database tests. Its advisers work around the clock. They offer one free service, which takes an
 * hour and can start every half hour.
 */
export async function anOffice({ advisers = 1, dailyCap = 20, bufferAfterMinutes = 15 }: Wanted = {}): Promise<Office> {
  const id = "66a1f0c25d3b9e0012ab4c01";
  await db.service.create({
    data: {
      id,
      slug: "initial-consultation",
      type: "initial-consultation",
      category: "consultation",
      icon: "phone",
      minutes: 60,
      bufferAfterMinutes,
      slotGridMinutes: 30,
      minNoticeMinutes: 120,
      position: 1,
      confirmedAt: new Date("2026-01-01"),
      texts: { create: [{ locale: "en", name: "Initial Consultation", description: "The first conversation." }] },
      prices: { create: alwaysPriced({ CAD: free, GBP: free, EUR: free }) },
    },
  });
  const adviserIds: string[] = [];
  for (let index = 0; index < advisers; index += 1) {
    const { id: adviserId } = await db.adviser.create({
      data: {
        slug: `adviser-${index}`,
        name: `Sample Adviser ${index}`,
        email: `adviser-${index}@example.org`,
        zone: "America/Toronto",
        languages: ["en"],
        dailyCap,
        skills: { create: [{ serviceId: id }] },
        hours: {
          create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
            weekday,
            opensMinute: 0,
            closesMinute: 1440,
            validFrom: new Date("2026-01-01"),
          })),
        },
      },
      select: { id: true },
    });
    adviserIds.push(adviserId);
  }
  clearCatalogue();
  const service = await findService(id);
  if (!service) throw new Error("The office has no service");
  return { service, adviserIds };
}
