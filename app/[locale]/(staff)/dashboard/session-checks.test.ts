import { NextRequest } from "next/server";

import { loadAgenda } from "@/lib/booking/desk/loaders/agenda";
import { GET as getSessionEnded, POST as postSessionEnded } from "@/app/api/session/ended/route";
import { middleware } from "@/middleware";

import OtherPage from "./[...rest]/page";
import DashboardPage from "./page";

/** A browser without a cookie. */
jest.mock("next/headers", () => ({
  cookies: () => Promise.resolve({ get: () => undefined, has: () => false, set: () => undefined }),
}));

// The page must check the session before it calls its loader, so this loader rejects every call.
jest.mock("@/lib/booking/desk/loaders/agenda", () => ({
  loadAgenda: jest.fn(() => Promise.reject(new Error("The page called its loader without a session"))),
}));

const params = Promise.resolve({ locale: "de" });
const noParams = { params: Promise.resolve({}) };
const toSignIn = (path: string) => ({
  digest: expect.stringContaining(`;/de/login?callbackUrl=${encodeURIComponent(path)};`),
});

/**
 * The middleware and the pages each check the session. The tests call them separately, because in a full request one
 * check would hide that the other is missing. A loader needs the staff member that only a page's check returns.
 */
describe("without a session", () => {
  it("the middleware redirects to the sign-in page", async () => {
    const response = await middleware(new NextRequest("http://localhost:3000/de/dashboard/clients"));
    expect([response.status, response.headers.get("location")]).toEqual([
      307,
      "http://localhost:3000/de/login?callbackUrl=%2Fde%2Fdashboard%2Fclients",
    ]);
  });

  it("a form's POST request is redirected with 303, so the browser opens the sign-in page with GET", async () => {
    const response = await middleware(new NextRequest("http://localhost:3000/de/dashboard", { method: "POST" }));
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "http://localhost:3000/de/login?callbackUrl=%2Fde%2Fdashboard",
    ]);
    const url = "http://localhost:3000/api/session/ended?callbackUrl=%2Fde%2Fdashboard";
    const responses = [
      await getSessionEnded(new NextRequest(url), noParams),
      await postSessionEnded(new NextRequest(url, { method: "POST" }), noParams),
    ];
    expect(responses.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      [307, 303].map((status) => [status, "/de/login?callbackUrl=%2Fde%2Fdashboard&ended=1"]),
    );
  });

  it("the middleware lets a server action through, because the action checks the session", async () => {
    const headers = { "next-action": "00" };
    const response = await middleware(new NextRequest("http://localhost:3000/dashboard", { method: "POST", headers }));
    expect([response.status, response.headers.get("location")]).toEqual([200, null]);
    expect((await middleware(new NextRequest("http://localhost:3000/dashboard", { headers }))).status).toBe(307);
  });

  it("the dashboard page redirects to the sign-in page before it calls its loader", async () => {
    await expect(DashboardPage({ params, searchParams: Promise.resolve({}) })).rejects.toMatchObject(
      toSignIn("/de/dashboard"),
    );
    expect(loadAgenda).not.toHaveBeenCalled();
  });

  it("the page for unknown staff URLs redirects to the sign-in page", async () => {
    const unknownPage = Promise.resolve({ locale: "de", rest: ["clients"] });
    await expect(OtherPage({ params: unknownPage, searchParams: Promise.resolve({}) })).rejects.toMatchObject(
      toSignIn("/de/dashboard/clients"),
    );
  });
});
