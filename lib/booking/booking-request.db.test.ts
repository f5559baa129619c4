import type { Service } from "@/lib/services/service";
import { anOffice } from "@/lib/testing/office";

import { toBookingRequest } from "./booking-request";
import { bookingRequestSchema } from "./schema";

const now = Date.parse("2026-12-09T12:00:00Z");

let service: Service;

beforeAll(async () => ({ service } = await anOffice()));

function orderBornOn(dateOfBirth: string) {
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
  });
  return toBookingRequest(request, { locale: "en", now });
}

it("refuses a date of birth in the future and names the field", async () => {
  expect(await orderBornOn("2026-12-10")).toMatchObject({
    error: "VALIDATION_ERROR",
    details: { codes: { "clientInfo.dateOfBirth": ["dateOfBirthInvalid"] } },
  });
});

it("accepts today as the date of birth", async () => {
  expect(await orderBornOn("2026-12-09")).toMatchObject({ ok: true });
});
