import { NextRequest } from "next/server";

import { loadAgenda } from "@/lib/booking/loaders/agenda";
import { GET as ended, POST as endedForm } from "@/app/api/session/ended/route";
import { middleware } from "@/middleware";

import OtherPage from "./[...rest]/page";
import DashboardPage from "./page";

/** Nobody: a browser without a cookie. */
jest.mock("next/headers", () => ({
  cookies: () => Promise.resolve({ get: () => undefined, has: () => false, set: () => undefined }),
}));

// What a page would show if it left the asking to its loader.
jest.mock("@/lib/booking/loaders/agenda", () => ({
  daysAhead: 14,
  agendaNeeds: "dashboard.open",
  loadAgenda: jest.fn(() => Promise.reject(new Error("The page let somebody in"))),
}));

const { loadAgenda: lockedLoader } = jest.requireActual<{ loadAgenda: typeof loadAgenda }>(
  "@/lib/booking/loaders/agenda",
);

const params = Promise.resolve({ locale: "de" });
const noParams = { params: Promise.resolve({}) };
const toSignIn = (path: string) => ({
  digest: expect.stringContaining(`;/de/login?callbackUrl=${encodeURIComponent(path)};`),
});

/** Each by itself, for behind another one an open lock is not seen. */
describe("without a session", () => {
  it("the middleware turns away", async () => {
    const answer = await middleware(new NextRequest("http://localhost:3000/de/dashboard/clients"));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      307,
      "http://localhost:3000/de/login?callbackUrl=%2Fde%2Fdashboard%2Fclients",
    ]);
  });

  it("a form sent without JavaScript leads to the sign-in page, which is opened with GET", async () => {
    const answer = await middleware(new NextRequest("http://localhost:3000/de/dashboard", { method: "POST" }));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "http://localhost:3000/de/login?callbackUrl=%2Fde%2Fdashboard",
    ]);
    const url = "http://localhost:3000/api/session/ended?callbackUrl=%2Fde%2Fdashboard";
    const answers = [
      await ended(new NextRequest(url), noParams),
      await endedForm(new NextRequest(url, { method: "POST" }), noParams),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      [307, 303].map((status) => [status, "/de/login?callbackUrl=%2Fde%2Fdashboard&ended=1"]),
    );
  });

  it("an action called by a script reaches its own check of the session", async () => {
    const headers = { "next-action": "00" };
    const answer = await middleware(new NextRequest("http://localhost:3000/dashboard", { method: "POST", headers }));
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect((await middleware(new NextRequest("http://localhost:3000/dashboard", { headers }))).status).toBe(307);
  });

  it("the page turns away", async () => {
    await expect(DashboardPage({ params, searchParams: Promise.resolve({}) })).rejects.toMatchObject(
      toSignIn("/de/dashboard"),
    );
    expect(loadAgenda).not.toHaveBeenCalled();
  });

  it("the page of what is not there yet turns away", async () => {
    const deeper = Promise.resolve({ locale: "de", rest: ["clients"] });
    await expect(OtherPage({ params: deeper, searchParams: Promise.resolve({}) })).rejects.toMatchObject(
      toSignIn("/de/dashboard/clients"),
    );
  });

  it("the loader turns away", async () => {
    await expect(lockedLoader("de", Date.now())).rejects.toMatchObject(toSignIn("/de/dashboard"));
  });
});
