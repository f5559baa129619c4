import { aClient } from "@/lib/testing/builders/client";

import { db } from "./client";
import { lockRow, lockRows, tryLockRow } from "./lock";

const unknown = "00000000-0000-4000-8000-000000000000";

it("tells whether the row to lock exists", async () => {
  const { id } = await aClient().insert();
  await db.$transaction(async (tx) => {
    expect(await lockRow(tx, "clients", { id })).toBe(true);
    expect(await lockRow(tx, "clients", { id: unknown })).toBe(false);
    expect(await lockRow(tx, "bookings", { reference: "BKG-0000" })).toBe(false);
  });
});

it("makes other transactions wait, and lets them try without waiting", async () => {
  const { id } = await aClient().insert();
  await db.$transaction(async (first) => {
    await lockRows(first, "clients", [id]);
    await db.$transaction(async (second) => expect(await tryLockRow(second, "clients", { id })).toBe(false));
    expect(await tryLockRow(first, "clients", { id })).toBe(true);
  });
  await db.$transaction(async (tx) => expect(await tryLockRow(tx, "clients", { id })).toBe(true));
});

it("throws if a transaction locks against the order of the tables", async () => {
  const { id } = await aClient().insert();
  const wrong = db.$transaction(async (tx) => {
    await lockRow(tx, "bookings", { id: unknown });
    await lockRow(tx, "clients", { id });
  });
  await expect(wrong).rejects.toThrow("A row of clients must be locked before a row of bookings");
});

it("allows a second lock of the same row", async () => {
  const { id } = await aClient().insert();
  await db.$transaction(async (tx) => {
    await lockRows(tx, "clients", [id, unknown]);
    await lockRow(tx, "bookings", { id: unknown });
    expect(await lockRow(tx, "clients", { id })).toBe(true);
  });
});
