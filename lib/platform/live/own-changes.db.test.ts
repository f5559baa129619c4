import { allowAddress } from "@/lib/outbox/commands/allow-address";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { suppress } from "@/lib/platform/mail/suppression";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { testDatabaseUrl } from "@/lib/testing/database";
import { staffAs } from "@/lib/testing/staff-as";
import { until } from "@/lib/testing/until";

import { record } from "../audit/record";
import type { Staff } from "../auth/staff";
import { listenToChanges } from "./listen";
import { openChangeStream } from "./stream";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
const ends: (() => Promise<void> | void)[] = [];

/** Opens a staff member's stream of changes. The returned function lists the events that have arrived so far. */
function follow(staff: Staff): () => readonly unknown[] {
  const abort = new AbortController();
  const reader = openChangeStream(staff, abort.signal, 0)?.getReader();
  if (!reader) throw new Error("The stream was refused");
  let text = "";
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += Buffer.from(part.value).toString();
  };
  read().catch(() => undefined);
  ends.push(() => abort.abort());
  return () => [...text.matchAll(/^data: (.+)$/gm)].map(([, event]) => JSON.parse(event ?? "") as unknown);
}

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Signs in two managers and opens a stream for each of them. */
async function twoManagers() {
  const [author, other] = [await staffAs("manager"), await staffAs("manager")];
  const { stop } = listenToChanges(testDatabaseUrl(), { pause: 50, check: 50, timeoutMs: 300 });
  ends.push(stop);
  const [own, foreign] = [follow(author), follow(other)];
  await until(() => own().includes("all") && foreign().includes("all"));
  return { author, other, own, foreign };
}

it("marks a change as own for the staff member named in its audit row, unless the row only records a read", async () => {
  const [mine, theirs, read] = [await storeBooking(start), await storeBooking(start), await storeBooking(start)];
  const { author, other, own, foreign } = await twoManagers();
  const change = (id: string, by: Staff, action: string) =>
    db.$transaction(async (tx) => {
      await tx.$executeRaw`update bookings set sequence = sequence + 1 where id = ${id}::uuid`;
      await record(tx, by, { action, subjectKind: "booking", subjectId: id });
    });
  await change(mine, author, "booking.moved");
  await change(theirs, other, "booking.moved");
  await change(read, author, "booking.notes-read");
  const event = (id: string, isOwn: boolean) => ({ kind: "booking", id, ...(isOwn ? { isOwn: true } : {}) });
  await until(() => [own, foreign].every((events) => JSON.stringify(events()).includes(read)));
  expect(own()).toEqual(expect.arrayContaining([event(mine, true), event(theirs, false), event(read, false)]));
  expect(foreign()).toEqual(expect.arrayContaining([event(mine, false), event(theirs, true), event(read, false)]));
});

it("sends one event for changes to many bookings, and marks it as own for the author of the changes", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 25; count++) ids.push(await storeBooking(start));
  const { author, own, foreign } = await twoManagers();
  const reassign = (tx: Tx, id: string) =>
    tx.$executeRaw`update bookings set sequence = sequence + 1 where id = ${id}::uuid`;
  await db.$transaction(async (tx) => {
    for (const id of ids) {
      await reassign(tx, id);
      await record(tx, author, { action: "booking.reassigned", subjectKind: "booking", subjectId: id });
    }
  });
  const many = { kind: "booking" };
  await until(() => own().length > 1 && foreign().length > 1);
  expect(own()).toEqual(["all", { ...many, isOwn: true }]);
  expect(foreign()).toEqual(["all", many]);
});

it("marks a stopped address as an own change for the staff member who allows it again", async () => {
  await db.$transaction((tx) => suppress(tx, "allowed@example.org", "hard-bounce"));
  const { id } = await db.suppressedAddress.findFirstOrThrow({ select: { id: true } });
  const { author, own, foreign } = await twoManagers();
  await allowAddress(author, { id, reason: "works-again" });
  await until(() => own().length > 1 && foreign().length > 1);
  expect(own()).toEqual(["all", { kind: "email", id, isOwn: true }]);
  expect(foreign()).toEqual(["all", { kind: "email", id }]);
});
