import { randomInt, randomUUID } from "node:crypto";

import { expect } from "@playwright/test";
import type { APIRequestContext, APIResponse } from "@playwright/test";

type Slot = { startTime: string; endTime: string; available: boolean };

/** Makes a header with a random IP address, so that tests do not share rate limits. */
export function someAddress(): Record<string, string> {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

export const someClient = (email = `visitor-${randomUUID()}@example.org`) => ({
  firstName: "Margaret",
  lastName: "Sample",
  email,
  phone: "+1 604 555 0142",
  preferredContactMethod: "phone",
  privacyConsent: true,
});

/**
 * Returns the free slots of one day: the first day that is at least `fromDay` days ahead and has at least `atLeast`
 * free slots.
 */
export async function freeSlots(
  request: APIRequestContext,
  { serviceType = "initial-consultation", fromDay = 3, atLeast = 1 } = {},
): Promise<Slot[]> {
  for (let ahead = fromDay; ahead < fromDay + 30; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const response = await request.get(`/api/availability?serviceType=${serviceType}&date=${date}`, {
      headers: someAddress(),
    });
    if (!response.ok()) throw new Error(`The free slots could not be read: ${await response.text()}`);
    const { data } = (await response.json()) as { data: Slot[] };
    const free = data.filter(({ available }) => available);
    if (free.length >= atLeast) return free;
  }
  throw new Error("No day has enough free slots");
}

export function bookingFor({ startTime, endTime }: Pick<Slot, "startTime" | "endTime">, change: object = {}) {
  return {
    serviceType: "initial-consultation",
    startTime,
    endTime,
    clientInfo: someClient(),
    isNewClient: true,
    termsAccepted: true,
    ...change,
  };
}

/** Books a random free slot. Tries another slot if a parallel test has taken the chosen slot. */
export async function bookSomething(
  request: APIRequestContext,
  change: object = {},
  from: { fromDay?: number; serviceType?: string } = {},
): Promise<{ response: APIResponse; body: ReturnType<typeof bookingFor> }> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // Reads the list again for each attempt. If another booking has just reached an adviser's daily cap, none of the
    // adviser's slots on that day can be booked anymore.
    const slots = await freeSlots(request, { ...from, atLeast: 4 });
    const slot = slots[randomInt(slots.length)];
    if (!slot) break;
    const body = bookingFor(slot, change);
    const response = await request.post("/api/bookings", { data: body, headers: someAddress() });
    if (response.status() !== 409) return { response, body };
  }
  throw new Error("No slot could be booked");
}

/** Books a start time through the API until no adviser is free. */
export async function bookEveryAdviser(request: APIRequestContext, startTime: string): Promise<void> {
  const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const response = await request.post("/api/bookings", {
      data: bookingFor({ startTime, endTime }),
      headers: someAddress(),
    });
    if (response.status() === 409) return;
    expect(response.status()).toBe(201);
  }
  throw new Error("Eight bookings were made for this time, and an adviser is still free");
}

/** Returns the token at the end of a manage link. */
export function tokenOf(manageUrl: string): string {
  return manageUrl.split("/").at(-1) ?? "";
}
