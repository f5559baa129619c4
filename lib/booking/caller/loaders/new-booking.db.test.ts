import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";
import { anOffice, noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { holdForCaller } from "../commands/hold-for-caller";
import { clearBookings } from "../../testing/stored-bookings";
import { loadNewBooking } from "./new-booking";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const locale = "en";

beforeEach(async () => {
  await clearBookings();
  await db.staffUser.deleteMany({});
});

describe("the page of a new booking", () => {
  it("shows a held time with its service, length and price", async () => {
    const { service } = await anOffice({ advisers: 1 });
    const staff = await staffAs("manager");
    const zone = "America/Toronto";
    const request = { service, start: noon, adviserId: undefined, zone, language: "en" as const, earlier: undefined };
    const held = await holdForCaller(staff, request, now);
    const hold = held.ok ? held.value : "";
    expect(await loadNewBooking(staff, { service: service.slug, hold }, { locale, now })).toMatchObject({
      held: { start: noon },
      service: { slug: service.slug, minutes: service.minutes },
      priceText: expect.stringMatching(/^(Free|Price: )/) as string,
    });
  });

  it("is for the client whom the search finds alone, unless staff say that it is someone else", async () => {
    await anOffice({ advisers: 1 });
    const staff = await staffAs("manager");
    const { id, lastName } = await aClient().named("Dana", "Deskue").insert();
    const query = { q: lastName };
    expect(await loadNewBooking(staff, query, { locale, now: now + msPerDay })).toMatchObject({
      client: { id },
      isSomeoneElse: false,
    });
    const other = await loadNewBooking(staff, { ...query, client: "new" }, { locale, now: now + msPerDay });
    expect(other).toMatchObject({ client: null, isSomeoneElse: true, callers: [{ id }] });
  });
});
