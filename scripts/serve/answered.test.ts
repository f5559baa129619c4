import type { AddressInfo } from "node:net";

import { createGuardedServer } from "./server";
import type { Answered } from "./server";

test("tells of each answered request its route, status and duration, and nothing of its path or sender", async () => {
  const told: Answered[] = [];
  const server = createGuardedServer({
    siteUrl: "http://localhost:3000",
    hops: 0,
    build: "b1",
    headers: {},
    onAnswered: (answered) => told.push(answered),
    handler: async (_request, response) => void response.setHeader("x-nextjs-cache", "HIT").end("hello"),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (
    await fetch(`${url}/de/booking/manage/aSecretToken?email=a@example.com`, { headers: { "x-request-id": "r1" } })
  ).text();
  await (
    await fetch(`${url}/api/bookings/aSecretToken`, { method: "POST", headers: { origin: "https://evil.example" } })
  ).text();
  await new Promise((resolve) => server.close(resolve));
  expect(told).toEqual([
    {
      id: "r1",
      route: "/booking/manage/{token}",
      method: "GET",
      status: 200,
      seconds: expect.any(Number),
      cache: "hit",
    },
    expect.objectContaining({ route: "/api/bookings", method: "POST", status: 403, cache: undefined }),
  ]);
  expect(JSON.stringify(told)).not.toMatch(/aSecretToken|example/);
});
