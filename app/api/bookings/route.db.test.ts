import { db } from "@/lib/platform/db/client";
import { anOffice } from "@/lib/testing/office";
import { clearCatalogue } from "@/lib/services/queries";

import { GET as getServices } from "../services/route";
import { POST } from "./route";

const context = { params: Promise.resolve({}) };
const start = new Date(Date.now() + 5 * 86_400_000);
start.setUTCHours(17, 0, 0, 0);

function post(): Promise<Response> {
  const body = {
    serviceType: "initial-consultation",
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 3_600_000).toISOString(),
    clientInfo: {
      firstName: "Margaret",
      lastName: "Sample",
      email: "margaret@example.org",
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      privacyConsent: true,
    },
    isNewClient: true,
    termsAccepted: true,
  };
  const headers = { "content-type": "application/json", "x-client-address": "2001:db8:7:7::1" };
  return POST(
    new Request("http://localhost:3000/api/bookings", { method: "POST", headers, body: JSON.stringify(body) }),
    context,
  );
}

const services = async () =>
  (await (await getServices(new Request("http://localhost:3000/api/services"), context)).json()) as unknown[];

beforeAll(async () => {
  await anOffice();
});

describe("while online booking is not open", () => {
  it.each([
    ["the service is a draft", () => db.service.updateMany({ data: { confirmedAt: null } }), 0],
    ["the adviser has no hours", () => db.weeklyHours.updateMany({ data: { validTo: new Date("2026-01-02") } }), 1],
  ])("a booking is refused with phone and email: %s", async (_case, close, offered) => {
    await close();
    clearCatalogue();
    const response = await post();
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: {
        code: "BUSINESS_RULE_VIOLATION",
        details: { contact: { phone: "+1 416 555 0100", email: "help@example.com" } },
      },
    });
    expect(await services()).toHaveLength(offered);
    await db.service.updateMany({ data: { confirmedAt: new Date() } });
    await db.weeklyHours.updateMany({ data: { validTo: null } });
    clearCatalogue();
  });
});

it("a booking is accepted once online booking is open", async () => {
  expect(await services()).toHaveLength(1);
  expect((await post()).status).toBe(201);
});
