import { expect, test } from "@playwright/test";

import { freeSlots, someAddress } from "./visitor";

test("GET /api/services returns a bare array of the six services with prices in the requested currency", async ({
  request,
}) => {
  const response = await request.get("/api/services?locale=fr-CA&currency=EUR", { headers: someAddress() });
  const services = await response.json();
  expect(services).toHaveLength(6);
  for (const service of services) {
    expect(service).toMatchObject({
      currency: "EUR",
      isValidObjectId: true,
      isDevelopmentFallback: false,
      isActive: true,
    });
    expect(service._id).toMatch(/^[0-9a-f]{24}$/);
    expect(service.mongoObjectId).toBe(service._id);
  }
  const prices = Object.fromEntries(
    services.map((service: { slug: string; duration: number; price: number }) => [
      service.slug,
      [service.duration, service.price],
    ]),
  );
  expect(prices).toEqual({
    "initial-consultation": [60, 0],
    "cryptocurrency-recovery": [75, 75_000],
    "investment-fraud-recovery": [90, 65_000],
    "financial-scam-recovery": [75, 40_000],
    "regulatory-complaint": [60, 35_000],
    "financial-investigation": [120, 70_000],
  });
});

test("a month's list gives the same number of free slots for a day as that day's list", async ({ request }) => {
  const headers = someAddress();
  const [slot] = await freeSlots(request, { fromDay: 2 });
  const month = slot?.startTime.slice(0, 7) ?? "";
  const response = await request.get(
    `/api/availability/dates?serviceType=initial&month=${month}&timeZone=Europe/Berlin`,
    { headers },
  );
  const { data } = await response.json();
  expect(data.dates[0].date).toBe(`${month}-01`);
  expect(data.nextFree).toMatchObject({ available: true, duration: 60 });
  const day = data.dates.find(({ free }: { free: number }) => free > 0);
  const slots = await request.get(`/api/availability?serviceType=initial&date=${day.date}&timeZone=Europe/Berlin`, {
    headers,
  });
  const listed = (await slots.json()).data;
  expect(
    Math.abs(listed.filter(({ available }: { available: boolean }) => available).length - day.free),
  ).toBeLessThanOrEqual(1);
  for (const { startTime } of listed) expect(startTime).toMatch(new RegExp(`^${day.date}T.*\\+0[12]:00$`));
});

test("the list of slots is empty for past days and for days beyond the booking horizon", async ({ request }) => {
  for (const date of ["2020-01-01", "2099-01-01"]) {
    const response = await request.get(`/api/availability?serviceType=crypto&date=${date}`, { headers: someAddress() });
    expect([response.status(), await response.json()]).toEqual([200, { success: true, data: [] }]);
  }
});

test("the list of slots omits slots shorter than the requested duration, and does not shorten longer slots", async ({
  request,
}) => {
  const [slot] = await freeSlots(request);
  const date = slot?.startTime.slice(0, 10);
  const list = async (duration: number) =>
    (
      await (
        await request.get(`/api/availability?serviceType=initial&date=${date}&duration=${duration}`, {
          headers: someAddress(),
        })
      ).json()
    ).data;
  expect((await list(60)).length).toBeGreaterThan(0);
  expect(await list(61)).toEqual([]);
  expect((await list(15)).every(({ duration }: { duration: number }) => duration === 60)).toBe(true);
});

const badQueries = [
  ["/api/availability?serviceType=crypto&date=2027-03-01&date=2027-03-02", "date"],
  ["/api/services?currency=CAD&currency=EUR", "currency"],
  ["/api/availability?serviceType=crypto&date=09.12.2026", "date"],
  ["/api/availability?serviceType=crypto&date=2026-02-30", "date"],
  ["/api/availability?serviceType=crypto&date=9999-12-31", "date"],
  ["/api/availability/dates?serviceType=crypto&month=9999-12", "month"],
  ["/api/availability?serviceType=astrology&date=2026-12-09", "serviceType"],
  ["/api/availability?date=2026-12-09", "serviceType"],
  ["/api/availability?serviceType=crypto&date=2026-12-09&timeZone=Mars/Olympus", "timeZone"],
  ["/api/availability?serviceType=crypto&date=2026-12-09&duration=14", "duration"],
  ["/api/availability?serviceType=crypto&date=2026-12-09&duration=121", "duration"],
  ["/api/availability/dates?serviceType=crypto&month=2026-13", "month"],
  ["/api/availability/dates?serviceType=crypto&month=2026-12&timeZone=%2B05:00", "timeZone"],
  ["/api/services?currency=USD", "currency"],
  ["/api/services?locale=tlh", "locale"],
] as const;

for (const [url, field] of badQueries) {
  test(`an invalid parameter is refused: ${url}`, async ({ request }) => {
    const response = await request.get(url, { headers: someAddress() });
    const { success, error } = await response.json();
    expect([response.status(), success, error.code, Object.keys(error.details)]).toEqual([
      422,
      false,
      "VALIDATION_ERROR",
      [field],
    ]);
  });
}

test("an error message is in the language of the locale parameter, or else of the Accept-Language header", async ({
  request,
}) => {
  const message = async (query: string, language: string) =>
    (
      await (
        await request.get(`/api/availability?serviceType=crypto&date=x${query}`, {
          headers: { ...someAddress(), "accept-language": language },
        })
      ).json()
    ).error.details.date[0].message;
  expect(await message("", "en")).toBe("Date must be in YYYY-MM-DD format");
  expect(await message("", "de-AT,en;q=0.5")).not.toBe(await message("", "en"));
  expect(await message("&locale=fr-CA", "de")).not.toBe(await message("", "de"));
});

test("/api/health, /api/ready and /api/status report that all parts work", async ({ request }) => {
  const health = await request.get("/api/health");
  expect(await health.json()).toMatchObject({ status: "ok", build: expect.any(String) });
  const ready = await request.get("/api/ready");
  expect([ready.status(), await ready.json()]).toEqual([
    200,
    { status: "ok", checks: { database: "ok", migrations: "ok", settings: "ok" } },
  ]);
  const status = await request.get("/api/status");
  const { mail, jobs, ...others } = await status.json();
  for (const word of [mail, jobs]) expect(["ok", "failed", "unknown"]).toContain(word);
  const well = { database: "ok", migrations: "ok", worker: "ok", storage: "ok", disk: "ok" };
  expect(others).toEqual({ ...well, backup: "unknown" });
});

test("the OpenAPI document contains the schemas that validate requests", async ({ request }) => {
  const document = await (await request.get("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toContain("/api/bookings/{token}/reschedule");
  expect(document.paths["/api/bookings"].post.requestBody.content["application/json"].schema.required).toContain(
    "termsAccepted",
  );
});
