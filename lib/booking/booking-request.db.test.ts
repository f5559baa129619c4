import type { Service } from "@/lib/services/service";
import { anOffice } from "@/lib/testing/office";

import { toBookingRequest } from "./booking-request";
import { bookingRequestSchema } from "./schema";

const now = Date.parse("2026-12-09T12:00:00Z");

let service: Service;

beforeAll(async () => ({ service } = await anOffice()));

function orderBornOn(dateOfBirth: string, change: { readonly currency?: string } = {}) {
  const request = bookingRequestSchema.parse({
    serviceType: service.id,
    startTime: "2026-12-16T17:00:00Z",
    endTime: new Date(Date.parse("2026-12-16T17:00:00Z") + service.minutes * 60_000).toISOString(),
    clientInfo: {
      firstName: "Margaret",
      lastName: "Sample",
      email: "margaret@example.org",
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      privacyConsent: true,
      dateOfBirth,
    },
    isNewClient: true,
    termsAccepted: true,
    ...change,
  });
  return toBookingRequest(request, { locale: "en", now });
}

it.each([
  ["CAD", true],
  ["EUR", true],
  ["GBP", false],
] as const)("takes a booking of a Canadian firm in %s: %s", async (currency, isTaken) => {
  const result = await orderBornOn("1980-12-10", { currency });
  expect(result.ok).toBe(isTaken);
  if (!isTaken)
    expect(result).toMatchObject({ error: "VALIDATION_ERROR", details: { codes: { currency: ["unknownCurrency"] } } });
});

it("refuses a date of birth in the future and names the field", async () => {
  expect(await orderBornOn("2026-12-10")).toMatchObject({
    error: "VALIDATION_ERROR",
    details: { codes: { "clientInfo.dateOfBirth": ["dateOfBirthInvalid"] } },
  });
});

it("accepts today as the date of birth", async () => {
  expect(await orderBornOn("2026-12-09")).toMatchObject({ ok: true });
});
