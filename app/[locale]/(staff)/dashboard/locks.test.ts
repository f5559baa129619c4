import { NextRequest } from "next/server";

import { loadAgenda } from "@/lib/booking/loaders/agenda";
import { middleware } from "@/middleware";

import OtherPage from "./[...rest]/page";
import DashboardPage from "./page";

/** Nobody: a browser without a cookie. */
jest.mock("next/headers", () => ({ cookies: () => Promise.resolve({ get: () => undefined, has: () => false }) }));

// What a page would show if it left the asking to its loader.
jest.mock("@/lib/booking/loaders/agenda", () => ({ daysAhead: 14, agendaNeeds: "dashboard.open", loadAgenda: jest.fn(() => Promise.reject(new Error("The page let somebody in"))) }));

const { loadAgenda: lockedLoader } = jest.requireActual<{ loadAgenda: typeof loadAgenda }>("@/lib/booking/loaders/agenda");

const params = Promise.resolve({ locale: "de" });
const toSignIn = (path: string) => ({ digest: expect.stringContaining(`;/de/login?callbackUrl=${encodeURIComponent(path)};`) });

/** Each by itself, for behind another one an open lock is not seen. */
describe("without a session", () => {
  it("the middleware turns away", async () => {
    const answer = await middleware(new NextRequest("http://localhost:3000/de/dashboard/clients"));
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "http://localhost:3000/de/login?callbackUrl=%2Fde%2Fdashboard%2Fclients"]);
  });

  it("the page turns away", async () => {
    await expect(DashboardPage({ params, searchParams: Promise.resolve({}) })).rejects.toMatchObject(toSignIn("/de/dashboard"));
    expect(loadAgenda).not.toHaveBeenCalled();
  });

  it("the page of what is not there yet turns away", async () => {
    const deeper = Promise.resolve({ locale: "de", rest: ["clients"] });
    await expect(OtherPage({ params: deeper, searchParams: Promise.resolve({}) })).rejects.toMatchObject(toSignIn("/de/dashboard/clients"));
  });

  it("the loader turns away", async () => {
    await expect(lockedLoader("de", Date.now())).rejects.toMatchObject(toSignIn("/de/dashboard"));
  });
});
