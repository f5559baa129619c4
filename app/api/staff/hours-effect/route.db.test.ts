import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { POST } from "./route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

async function effect(fields: Readonly<Record<string, string>>) {
  const response = await POST(
    new Request("http://localhost/api/staff/hours-effect", {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": "en" },
      body: JSON.stringify({ fields, locale: "en" }),
    }),
    { params: Promise.resolve({}) },
  );
  return { status: response.status, body: await response.json() };
}

/** Fields of the form that edits the hours of an adviser with a booking in ten days. */
async function bookedFields(): Promise<Record<string, string>> {
  const start = Math.ceil((Date.now() + 10 * msPerDay) / msPerHour) * msPerHour;
  const id = await storeBooking(start);
  const { adviserId } = await db.booking.findUniqueOrThrow({ where: { id } });
  return { id: adviserId, version: "1", replaces: "2020-01-01", from: "2020-01-01", to: "" };
}

it("names the bookings outside hours that are not stored", async () => {
  await staffAs("manager");
  const fields = await bookedFields();
  const always = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      [`hours.${day}.1.from`, "00:00"],
      [`hours.${day}.1.to`, "00:00"],
    ]),
  );
  expect((await effect({ ...fields, ...always })).body).toEqual({ coming: 1, outside: [] });
  const never = { to: "2020-02-01", "hours.1.1.from": "09:00", "hours.1.1.to": "10:00" };
  expect((await effect({ ...fields, ...never })).body).toMatchObject({
    coming: 1,
    outside: [{ reference: expect.any(String), time: expect.any(String) }],
  });
});

it("says why hours cannot be saved yet", async () => {
  await staffAs("manager");
  const fields = await bookedFields();
  const nine = { "hours.1.1.from": "09:00", "hours.1.1.to": "10:00" };
  expect((await effect({ ...fields, "hours.1.1.from": "09:00" })).body).toEqual({ refused: "invalid" });
  expect((await effect({ ...fields, ...nine, replaces: "", to: "2020-03-01" })).body).toEqual({ refused: "overlap" });
});

it("refuses staff who may not change advisers", async () => {
  await staffAs("adviser");
  expect((await effect({})).status).toBe(403);
});
