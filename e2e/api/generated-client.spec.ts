import { randomUUID } from "node:crypto";

import { expect, test } from "@playwright/test";

import { choicesVersion } from "../../lib/privacy/choices";
import { generateClient } from "./generated-client";
import type { Call, Document } from "./generated-client";
import { bookingFor, bookSomething, freeSlots, someAddress, tokenOf } from "./visitor";

const sender = { firstName: "Margaret", lastName: "Sample", consent: true };
const aMessage = () => ({
  ...sender,
  email: `visitor-${randomUUID()}@example.org`,
  subject: "A question about a transfer",
  message: `I sent three transfers to a platform. ${randomUUID()}`,
});

test("a generated client can call every operation, and each response fits the OpenAPI document", async ({
  request,
  baseURL,
}, testInfo) => {
  const document = (await (await request.get("/api/openapi.json")).json()) as Document;
  const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const { operations, errorSchema } = await generateClient(document, testInfo.outputPath("generated"));
  const called = new Set<string>();

  /** Calls an operation. The status must be expected and documented, and the body must fit the document. */
  async function call(operationId: string, expected: number | readonly number[], options: Call = {}): Promise<void> {
    const operation = operations[operationId];
    if (!operation) throw new Error(`The client has no operation ${operationId}`);
    called.add(operationId);
    const headers = { ...someAddress(), ...options.headers };
    const { error, response } = await operation({ baseUrl: baseURL ?? "", ...options, headers });
    if (!response) throw new Error(`${operationId}: ${String(error)}`);
    expect([expected].flat(), `${operationId}: ${JSON.stringify(error)}`).toContain(response.status);
    const responses = documented.find((each) => each.operationId === operationId)?.responses ?? {};
    const { schema } = responses[response.status]?.content?.["application/json"] ?? {};
    expect(Object.keys(responses)).toContain(String(response.status));
    if (schema?.$ref === "#/components/schemas/Error") errorSchema.parse(error);
  }

  const foreign = { headers: { origin: "https://elsewhere.example" } };
  for (const operationId of ["getHealth", "getReadiness", "getStatus", "getPhone", "listServices"]) {
    // Other tests leave failed jobs, of which the status tells.
    await call(operationId, operationId === "getStatus" ? [200, 503] : 200);
    await call(operationId, 403, foreign);
  }
  await call("listServices", 422, { query: { currency: "XXX" } });
  const [slot] = await freeSlots(request, { fromDay: 9, atLeast: 4 });
  const serviceType = "initial-consultation";
  await call("listSlots", 200, { query: { serviceType, date: slot?.startTime.slice(0, 10) ?? "" } });
  await call("listSlots", 422, { query: { serviceType, date: "2027-02-30" } });
  await call("listDays", 200, { query: { serviceType, month: slot?.startTime.slice(0, 7) ?? "" } });

  const { response, body } = await bookSomething(request, {}, { fromDay: 9 });
  const { data } = (await response.json()) as { data: { manageUrl: string } };
  const booked = { path: { token: tokenOf(data.manageUrl) } };
  const unknown = { path: { token: "A".repeat(43) } };
  const key = randomUUID();
  const [next] = await freeSlots(request, { fromDay: 11, atLeast: 4 });
  const [last] = await freeSlots(request, { fromDay: 13, atLeast: 4 });
  const another = bookingFor(next ?? body);
  await call("createBooking", 201, { body: another, headers: { "idempotency-key": key } });
  await call("createBooking", 409, { body: { ...another, locale: "de" }, headers: { "idempotency-key": key } });
  await call("createBooking", 422, { body: {} });
  await call("createBooking", 415, { body: another, headers: { "content-type": "text/plain" } });
  await call("getBooking", 200, booked);
  await call("getBooking", 404, unknown);
  await call("getCalendarFile", 200, booked);
  await call("getInvoice", 404, { path: { ...booked.path, id: randomUUID() } });
  await call("createPaymentIntent", 422, booked);
  await call("rescheduleBooking", 200, { ...booked, body: { startTime: last?.startTime, endTime: last?.endTime } });
  await call("cancelBooking", 200, { ...booked, body: {} });
  await call("cancelBooking", 409, { ...booked, body: {} });

  await call("sendMessage", 201, { body: aMessage() });
  await call("sendMessage", 422, { body: { ...aMessage(), message: "Too short" } });
  const lead = { ...sender, email: `lead-${randomUUID()}@example.org`, phone: "+1 604 555 0142" };
  const answers = { service: "crypto", estimatedLoss: "10k-50k", urgency: "today" };
  await call("requestHelp", 201, { body: { ...lead, ...answers, attribution: { gclid: "<script>" } } });
  await call("answerConsent", 204, { body: { purposes: [], version: choicesVersion } });
  await call("answerConsent", 422, { body: { purposes: [], version: "2020-01-01" } });
  await call("reportEvents", 204, { body: { events: [{ name: "page_view", path: "/faq" }] } });
  await call("reportEvents", 422, { body: { events: [{ name: "unknown", path: "/" }] } });
  await call("receiveAdsLead", 400, { body: [] });
  await call("receiveAdsLead", 401, { body: { lead_id: "1", google_key: "wrong" } });
  await call("requestSubscription", 201, { body: { email: lead.email, consent: true } });
  await call("unsubscribe", 404, { ...unknown, body: { "List-Unsubscribe": "One-Click" } });
  await call("receiveEmail", 401, { body: "Subject: Hello\r\n\r\nHello", headers: { "x-signature": "0".repeat(64) } });
  await call("receiveTextReport", 400, { body: { MessageStatus: "sent" }, headers: { "x-twilio-signature": "wrong" } });
  await call("receivePaymentEvent", 400, { body: {}, headers: { "stripe-signature": "t=1,v1=0" } });

  expect([...called].sort()).toEqual(documented.map(({ operationId }) => operationId).sort());
});
