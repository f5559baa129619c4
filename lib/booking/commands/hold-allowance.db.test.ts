import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { anOrder } from "@/lib/testing/orders";

import { book } from "./book";
import { changeDraft } from "./draft";
import { holdLifetime, holdSlot } from "./hold";

let office: Office;
const day = 24 * msPerHour;
const library = "192.0.2.7";

beforeEach(async () => {
  await db.$executeRawUnsafe("truncate services, advisers, clients, bookings, booking_drafts, occupied_time cascade");
  office = await anOffice({ advisers: 8 });
});

const wish = (start: number, network = library) => ({
  service: office.service,
  start,
  zone: undefined,
  language: "en",
  network,
});

async function hold(start: number, { network = library, at = now } = {}) {
  const token = await changeDraft(undefined, () => ({ serviceId: office.service.id }), at);
  return holdSlot(token, wish(start, network), at);
}

const outcomes = (results: readonly Awaited<ReturnType<typeof hold>>[]) =>
  results.map((result) => (result.ok ? "held" : result.error));

it("keeps one address from holding every time of a day, exactly, and leaves other addresses alone", async () => {
  const starts = Array.from({ length: 12 }, (_, index) => noon + (index - 6) * msPerHour);
  const results = outcomes(await Promise.all(starts.map((start) => hold(start))));
  expect(results.filter((outcome) => outcome === "held")).toHaveLength(3);
  expect(results.filter((outcome) => outcome === "TOO_MANY_REQUESTS")).toHaveLength(9);
  expect(outcomes([await hold(noon, { network: "192.0.2.8" })])).toEqual(["held"]);
});

it("bounds the live holds of one address over all days, and ends nobody's", async () => {
  const results = [];
  for (let n = 0; n < 8; n += 1) results.push(await hold(noon + n * day));
  expect(outcomes(results)).toEqual([...Array<string>(6).fill("held"), "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  expect(await db.occupiedTime.count()).toBe(6);
  expect(outcomes([await hold(noon + 7 * day, { at: now + holdLifetime })])).toEqual(["held"]);
});

it("lets a visitor at the bound choose another time in place of the one held", async () => {
  for (let n = 0; n < 2; n += 1) await hold(noon + n * msPerHour);
  const token = await changeDraft(undefined, () => ({ serviceId: office.service.id }), now);
  expect((await holdSlot(token, wish(noon + 2 * msPerHour), now)).ok).toBe(true);
  expect((await holdSlot(token, wish(noon + 3 * msPerHour), now)).ok).toBe(true);
  expect(await db.occupiedTime.count()).toBe(3);
});

it("stores no address in the clear, and none with a booking", async () => {
  await hold(noon);
  const [row] = await db.occupiedTime.findMany({ select: { networkHash: true } });
  expect(row?.networkHash).toHaveLength(32);
  await expect(db.$executeRaw`update occupied_time set network_hash = 'short'::bytea`).rejects.toThrow(
    /hold_network_is_a_hash/,
  );
  await db.occupiedTime.deleteMany();
  await book(anOrder(office), {}, now);
  await expect(db.$executeRaw`update occupied_time set network_hash = sha256('x')`).rejects.toThrow(
    /only_a_hold_has_a_network/,
  );
});
