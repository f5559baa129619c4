import { POST } from "@/app/api/booking-draft/route";
import { cookies, newBrowser } from "@/lib/testing/browser-request";
import { anOffice, now } from "@/lib/testing/office";

import { writeDraftToken } from "./draft-cookie";
import { findTypedDraft } from "./loaders/typed-draft";
import { aDraft, clearBookings } from "../testing/stored-bookings";
import { typedCookie } from "./typed-cookie";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const typed = { firstName: "Margaret", lastName: "", email: "", phone: "604", additionalNotes: "" };

const send = (typedAt: number) =>
  POST(
    new Request("http://localhost:3000/api/booking-draft", {
      method: "POST",
      headers: { "content-type": "application/json", "x-client-address": "192.0.2.1" },
      body: JSON.stringify({ ...typed, typedAt }),
    }),
    { params: Promise.resolve({}) },
  );

let token: string;

beforeEach(async () => {
  await clearBookings();
  newBrowser();
  ({ token } = await aDraft(await anOffice(), Date.now()));
  await writeDraftToken(token);
});

it("shows the values that are still on their way when the next page is requested", async () => {
  (await cookies()).set(typedCookie, String(now + 1));
  const page = findTypedDraft(token, Date.now());
  expect((await send(now + 1)).status).toBe(204);
  expect((await page)?.answers.prefill).toMatchObject({ firstName: "Margaret", phone: "604" });
});

it("shows the page without the values if they never arrive", async () => {
  (await cookies()).set(typedCookie, String(now + 1));
  expect((await findTypedDraft(token, Date.now()))?.answers.prefill).toBeUndefined();
});

it("stores nothing for a visitor without a draft", async () => {
  newBrowser();
  expect((await send(now)).status).toBe(204);
  expect((await findTypedDraft(token, Date.now()))?.answers.prefill).toBeUndefined();
});
