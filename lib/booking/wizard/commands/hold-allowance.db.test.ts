import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";

import { aDraft, aHoldRequest } from "../../testing/stored-bookings";
import { book } from "../../commands/book";
import { holdLifetime, holdSlot } from "./hold";

let office: Office;
const day = 24 * msPerHour;
const library = "192.0.2.7";

beforeEach(async () => {
  await emptyTables("services", "advisers", "clients", "bookings", "booking_drafts", "occupied_time");
  office = await anOffice({ advisers: 8 });
});

async function hold(start: number, { network = library, at = now } = {}) {
  return holdSlot(aHoldRequest(office, { draft: await aDraft(office, at), start, network }), at);
}

const outcomes = (results: readonly Awaited<ReturnType<typeof hold>>[]) =>
  results.map((result) => (result.ok ? "held" : result.error));

it("limits how many slots of one day a network address can hold, and does not affect other addresses", async () => {
  const starts = Array.from({ length: 12 }, (_, index) => noon + (index - 6) * msPerHour);
  const results = outcomes(await Promise.all(starts.map((start) => hold(start))));
  expect(results.filter((outcome) => outcome === "held")).toHaveLength(3);
  expect(results.filter((outcome) => outcome === "TOO_MANY_REQUESTS")).toHaveLength(9);
  expect(outcomes([await hold(noon, { network: "192.0.2.8" })])).toEqual(["held"]);
});

it("limits how many slots a network address can hold on all days together, and ignores expired holds", async () => {
  const results = [];
  for (let n = 0; n < 8; n += 1) results.push(await hold(noon + n * day));
  expect(outcomes(results)).toEqual([...Array<string>(6).fill("held"), "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  expect(await db.occupiedTime.count()).toBe(6);
  expect(outcomes([await hold(noon + 7 * day, { at: now + holdLifetime })])).toEqual(["held"]);
});

it("lets a visitor replace the held slot with another, even if the network address has reached its limit", async () => {
  for (let n = 0; n < 2; n += 1) await hold(noon + n * msPerHour);
  const draft = await aDraft(office);
  expect((await holdSlot(aHoldRequest(office, { draft, start: noon + 2 * msPerHour, network: library }), now)).ok).toBe(
    true,
  );
  expect((await holdSlot(aHoldRequest(office, { draft, start: noon + 3 * msPerHour, network: library }), now)).ok).toBe(
    true,
  );
  expect(await db.occupiedTime.count()).toBe(3);
});

it("stores the network address of a hold only as a hash, and stores no network address with a booking", async () => {
  await hold(noon);
  const [row] = await db.occupiedTime.findMany({ select: { networkHash: true } });
  expect(row?.networkHash).toHaveLength(32);
  await expect(db.$executeRaw`update occupied_time set network_hash = 'short'::bytea`).rejects.toThrow(
    /hold_network_is_a_hash/,
  );
  await db.occupiedTime.deleteMany();
  await book(aBookingRequest(office), {}, now);
  await expect(db.$executeRaw`update occupied_time set network_hash = sha256('x')`).rejects.toThrow(
    /only_a_hold_has_a_network/,
  );
});
