import { randomUUID } from "node:crypto";

import { expect, test } from "@playwright/test";

import { bookSomething, freeSlots, bookingFor, someAddress, someClient, tokenOf } from "./visitor";

test("a new booking returns exactly the fields of the API contract", async ({ request }) => {
  const { response, body } = await bookSomething(request, { timeZone: "America/Vancouver", locale: "de" });
  expect(response.status()).toBe(201);
  expect(response.headers()["x-request-id"]).toBeTruthy();
  const { success, data } = await response.json();
  expect(success).toBe(true);
  expect(Object.keys(data).sort()).toEqual([
    "adviser",
    "bookingReference",
    "callerWords",
    "currency",
    "endTime",
    "manageUrl",
    "price",
    "service",
    "startTime",
    "status",
  ]);
  expect(data).toMatchObject({
    status: "confirmed",
    price: 0,
    currency: "EUR",
    service: { slug: "initial-consultation", name: "Erstberatung" },
  });
  expect(Date.parse(data.startTime)).toBe(Date.parse(body.startTime));
  expect(data.startTime).toMatch(/-0[78]:00$/);
  expect(data.callerWords).toHaveLength(4);
  expect(data.manageUrl).toMatch(/\/de\/booking\/manage\/[A-Za-z0-9_-]{43}$/);
});

test("with one idempotency key, the same request gets the same response and a different request gets 409", async ({
  request,
}) => {
  const [slot] = await freeSlots(request, { fromDay: 5, atLeast: 4 });
  if (!slot) throw new Error("No slot");
  const headers = { ...someAddress(), "idempotency-key": randomUUID() };
  const body = bookingFor(slot);
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => request.post("/api/bookings", { data: body, headers })),
  );
  expect(responses.map((response) => response.status())).toEqual(Array(6).fill(201));
  const given = await Promise.all(responses.map(async (response) => (await response.json()).data));
  expect(new Set(given.map(({ bookingReference }) => bookingReference)).size).toBe(1);

  const [data] = given;
  await request.post(`/api/bookings/${tokenOf(data.manageUrl)}/cancel`, { data: {}, headers });
  const reversed = Object.fromEntries([...Object.entries(body), ["unknownField", true]].reverse());
  const repeat = await request.post("/api/bookings", { data: reversed, headers });
  expect([repeat.status(), (await repeat.json()).data]).toEqual([201, data]);

  const other = await request.post("/api/bookings", { data: { ...body, locale: "de" }, headers });
  expect(other.status()).toBe(409);
  expect((await other.json()).error.code).toBe("RESOURCE_CONFLICT");
});

test("GET by token returns the same data as the POST that created the booking, in the booking's language", async ({
  request,
}) => {
  const { response } = await bookSomething(request, { timeZone: "America/Vancouver", locale: "de" });
  const { data } = await response.json();
  const answer = await request.get(`/api/bookings/${tokenOf(data.manageUrl)}`, {
    headers: { ...someAddress(), "accept-language": "en" },
  });
  expect((await answer.json()).data).toEqual(data);
});

test("a booking for a slot without a free adviser is refused with 409 and the three nearest free slots", async ({
  request,
}) => {
  const slots = await freeSlots(request, { fromDay: 12, atLeast: 5 });
  const slot = slots[2];
  if (!slot) throw new Error("No slot");
  let refused;
  for (let attempt = 0; attempt < 6 && !refused; attempt += 1) {
    const response = await request.post("/api/bookings", { data: bookingFor(slot), headers: someAddress() });
    if (response.status() === 409) refused = await response.json();
    else expect(response.status()).toBe(201);
  }
  expect(refused.error.code).toBe("BOOKING_CONFLICT");
  expect(refused.error.details.alternatives).toHaveLength(3);
  for (const near of refused.error.details.alternatives) {
    expect(Object.keys(near).sort()).toEqual(["duration", "endTime", "startTime"]);
    expect(Date.parse(near.endTime) - Date.parse(near.startTime)).toBe(60 * 60_000);
  }
});

test("times that are never offered are refused with 422", async ({ request }) => {
  const [slot] = await freeSlots(request);
  if (!slot) throw new Error("No slot");
  const shift = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString();
  const year = 525_600;
  const times = {
    past: [shift(slot.startTime, -year), shift(slot.endTime, -year)],
    "off the grid": [shift(slot.startTime, 7), shift(slot.endTime, 7)],
    "beyond the horizon": [shift(slot.startTime, year + 14 * 1440), shift(slot.endTime, year + 14 * 1440)],
    "within the minimum notice": [shift(new Date().toISOString(), 5), shift(new Date().toISOString(), 65)],
    "of another length": [slot.startTime, shift(slot.endTime, 15)],
  };
  for (const [name, [startTime = "", endTime = ""]] of Object.entries(times)) {
    const response = await request.post("/api/bookings", {
      data: bookingFor({ startTime, endTime }),
      headers: someAddress(),
    });
    expect([name, response.status(), (await response.json()).error.code]).toEqual([name, 422, "BOOKING_UNAVAILABLE"]);
  }
});

test("a validation error lists each wrong field by its path, with a message in the language of the request", async ({
  request,
}) => {
  const [slot] = await freeSlots(request);
  if (!slot) throw new Error("No slot");
  const faulty = bookingFor(slot, {
    serviceType: "astrology",
    timeZone: "Mars/Olympus",
    clientInfo: { ...someClient(), email: "no-address", phone: "12", firstName: ["A"] },
    termsAccepted: false,
  });
  const response = await request.post("/api/bookings", { data: { ...faulty, locale: "de" }, headers: someAddress() });
  expect(response.status()).toBe(422);
  const { error } = await response.json();
  expect(error.code).toBe("VALIDATION_ERROR");
  expect(error.details["clientInfo.email"]).toEqual([
    { code: "emailInvalid", message: expect.stringContaining("E-Mail") },
  ]);
  expect(Object.keys(error.details).sort()).toEqual([
    "clientInfo.email",
    "clientInfo.firstName",
    "clientInfo.phone",
    "termsAccepted",
  ]);

  const unknown = await request.post("/api/bookings", {
    data: bookingFor(slot, { serviceType: "astrology", timeZone: "Mars/Olympus" }),
    headers: someAddress(),
  });
  expect(Object.keys((await unknown.json()).error.details).sort()).toEqual(["serviceType", "timeZone"]);
});

test("new clients cannot book a service that is only for existing clients", async ({ request }) => {
  const [slot] = await freeSlots(request, { serviceType: "financial-investigation" });
  if (!slot) throw new Error("No slot");
  const response = await request.post("/api/bookings", {
    data: bookingFor(slot, { serviceType: "financial-investigation" }),
    headers: someAddress(),
  });
  expect([response.status(), (await response.json()).error.code]).toEqual([422, "BUSINESS_RULE_VIOLATION"]);
});

test("a booking can be read, moved and cancelled with its token", async ({ request }) => {
  const { response } = await bookSomething(request, {}, { fromDay: 8 });
  const { data: booked } = await response.json();
  const token = tokenOf(booked.manageUrl);
  const headers = someAddress();

  const answer = await request.get(`/api/bookings/${token}`, { headers });
  expect((await answer.json()).data.bookingReference).toBe(booked.bookingReference);

  const calendar = () => request.get(`/api/bookings/${token}/calendar.ics`, { headers }).then((file) => file.text());
  const first = await calendar();
  expect(first).toContain("SEQUENCE:0");
  const uid = /UID:(.+)/.exec(first)?.[1];

  const others = await freeSlots(request, { fromDay: 15, atLeast: 3 });
  let moved;
  for (const { startTime, endTime } of others) {
    moved = await request.post(`/api/bookings/${token}/reschedule`, { data: { startTime, endTime }, headers });
    if (moved.status() === 200) break;
  }
  const { data: now } = await moved?.json();
  expect(now.bookingReference).toBe(booked.bookingReference);
  expect(now.startTime).not.toBe(booked.startTime);
  const second = await calendar();
  expect(second).toContain("SEQUENCE:1");
  expect(/UID:(.+)/.exec(second)?.[1]).toBe(uid);

  const cancelled = await request.post(`/api/bookings/${token}/cancel`, {
    data: { reason: "I found help nearby" },
    headers,
  });
  expect((await cancelled.json()).data.status).toBe("cancelled");
  const again = await request.post(`/api/bookings/${token}/cancel`, { data: {}, headers });
  expect([again.status(), (await again.json()).error.code]).toEqual([409, "RESOURCE_CONFLICT"]);
  const late = await request.post(`/api/bookings/${token}/reschedule`, {
    data: { startTime: booked.startTime, endTime: booked.endTime },
    headers,
  });
  expect([late.status(), (await late.json()).error.code]).toEqual([409, "RESOURCE_CONFLICT"]);
});

test("a payment for a booking without a price is refused, with and without a request body", async ({ request }) => {
  const headers = someAddress();
  const { response } = await bookSomething(request);
  const path = `/api/bookings/${tokenOf((await response.json()).data.manageUrl)}/payment-intent`;
  for (const options of [{ headers }, { headers, data: {} }]) {
    const answer = await request.post(path, options);
    expect([answer.status(), (await answer.json()).error.code]).toEqual([422, "BUSINESS_RULE_VIOLATION"]);
  }
});

test("an invented token returns 404", async ({ request }) => {
  for (const token of ["x", "A".repeat(43), "%00", "..%2f..%2fetc"]) {
    const response = await request.get(`/api/bookings/${token}`, { headers: someAddress() });
    expect([token, response.status()]).toEqual([token, 404]);
  }
});

test("an IP address can send twenty booking requests an hour, and invalid requests do not count", async ({
  request,
}) => {
  const headers = someAddress();
  const [slot] = await freeSlots(request, { fromDay: 20 });
  if (!slot) throw new Error("No slot");
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(
      (await request.post("/api/bookings", { data: bookingFor(slot, { termsAccepted: false }), headers })).status(),
    ).toBe(422);
  }
  const responses = await Promise.all(
    Array.from({ length: 26 }, () => request.post("/api/bookings", { data: bookingFor(slot), headers })),
  );
  const refused = responses.filter((response) => response.status() === 429);
  expect(refused).toHaveLength(6);
  expect(Number(refused[0]?.headers()["retry-after"])).toBeGreaterThan(0);
});
