import { expect, test } from "@playwright/test";

import { someAddress } from "./visitor";

const json = { "content-type": "application/json" };

test("an unknown API path returns 404 as JSON", async ({ request }) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await request.fetch("/api/nothing/here", {
      method,
      headers: { ...someAddress(), ...json },
      ...(method === "POST" ? { data: "{}" } : {}),
    });
    expect([method, response.status(), (await response.json()).error.code]).toEqual([
      method,
      404,
      "RESOURCE_NOT_FOUND",
    ]);
    expect(response.headers()["x-request-id"]).toBeTruthy();
  }
});

test("a path that cannot be decoded returns 400, as JSON under /api and as a page elsewhere", async ({ request }) => {
  for (const path of ["/api/bookings/%ff", "/api/%E0%A4%A"]) {
    const response = await request.get(path, { headers: someAddress() });
    expect([path, response.status(), (await response.json()).error.code]).toEqual([
      path,
      400,
      "INVALID_REQUEST_FORMAT",
    ]);
  }
  for (const path of ["/booking/%ff", "/de/booking/manage/%ff"]) {
    const response = await request.get(path, { headers: someAddress() });
    expect([path, response.status()]).toEqual([path, 400]);
    expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
  }
});

const malformed = [
  ["a wrong method", "PUT", "{}", json, 405],
  ["a wrong content type", "POST", "a=b", { "content-type": "text/plain" }, 415],
  ["broken JSON", "POST", Buffer.from("{"), json, 400],
  ["a body that is not valid UTF-8", "POST", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), json, 400],
  ["an empty body", "POST", Buffer.alloc(0), json, 400],
  ["a body over 64 KB", "POST", JSON.stringify({ notes: "x".repeat(65_536) }), json, 413],
] as const;

for (const [name, method, data, headers, status] of malformed) {
  test(`the API refuses ${name} with ${status}`, async ({ request }) => {
    const response = await request.fetch("/api/bookings", { method, data, headers: { ...someAddress(), ...headers } });
    expect([response.status(), (await response.json()).error.code]).toEqual([status, "INVALID_REQUEST_FORMAT"]);
  });
}

test("the API refuses requests from a foreign origin, but not requests without an origin", async ({
  request,
  baseURL,
}) => {
  const post = (origin?: string) =>
    request.post("/api/bookings", { data: {}, headers: { ...someAddress(), ...(origin ? { origin } : {}) } });
  expect((await post("https://attacker.example")).status()).toBe(403);
  expect((await post("null")).status()).toBe(403);
  expect((await post()).status()).toBe(422);
  expect((await post(baseURL)).status()).toBe(422);
});

for (const body of [null, [], "text", 7, true, { clientInfo: [] }, { clientInfo: null, serviceType: {} }]) {
  test(`the API refuses ${JSON.stringify(body)} as a booking`, async ({ request }) => {
    const response = await request.post("/api/bookings", {
      data: Buffer.from(JSON.stringify(body)),
      headers: { ...someAddress(), ...json },
    });
    expect([response.status(), (await response.json()).error.code]).toEqual([422, "VALIDATION_ERROR"]);
  });
}
