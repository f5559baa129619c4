import { db } from "@/lib/platform/db/client";
import { toE164 } from "@/lib/platform/contact/phone";
import { decrypt } from "@/lib/platform/security/encryption";

import { seed } from "@/prisma/seed";
import { addLargeOffice } from "@/prisma/seed/large";

const sizes = { clients: 300, bookings: 1_500, advisers: 5, messages: 450, leads: 90, tasks: 50 };
const now = new Date("2034-09-06T14:00:00Z");

const indexes = () => db.$queryRaw<{ definition: string }[]>`
  select indexdef as definition from pg_indexes where schemaname = 'public' order by 1`;
const disabledTriggers = () => db.$queryRaw<unknown[]>`select tgname from pg_trigger where tgenabled <> 'O'`;

it("adds a large office only once, and afterwards all indexes exist and all triggers are enabled", async () => {
  await seed("demo", { now, staffFile: `${process.env.TMPDIR ?? "/tmp"}/large-office-staff.json` });
  const before = {
    indexes: await indexes(),
    bookings: await db.booking.count(),
    messages: await db.contactMessage.count(),
    tasks: await db.clientTask.count(),
  };
  expect(await addLargeOffice(sizes, now)).toBe(true);
  expect(await addLargeOffice(sizes, now)).toBe(false);
  expect(await indexes()).toEqual(before.indexes);
  expect(await disabledTriggers()).toEqual([]);
  expect(await db.booking.count()).toBe(before.bookings + sizes.bookings);
  expect(await db.contactMessage.count()).toBe(before.messages + sizes.messages);
  expect(await db.clientTask.count()).toBe(before.tasks + sizes.tasks);
});

it("gives bookings a correct status and reserved time, although no trigger checks them during the insert", async () => {
  expect(
    await db.$queryRaw`
      select b.id from bookings b left join occupied_time o
        on o.booking_id = b.id and o.adviser_id = b.adviser_id and o.starts_at = b.starts_at
      where (b.status in ('confirmed', 'awaiting_payment')) and o.id is null or b.status = 'cancelled' and o.id is not null`,
  ).toEqual([]);
  expect(
    await db.booking.count({
      where: { startsAt: { gt: new Date("2034-09-08") }, status: { in: ["completed", "no_show"] } },
    }),
  ).toBe(0);
  expect(await db.booking.count({ where: { startsAt: { gt: now }, status: "confirmed" } })).toBeGreaterThan(100);
});

it("gives each client a different phone number that no real person can have", async () => {
  const clients = await db.client.findMany({
    where: { phone: { startsWith: "+1 416" }, createdAt: new Date("2018-01-01") },
    select: { phone: true, phoneE164: true },
  });
  expect(new Set(clients.map(({ phone }) => phone)).size).toBe(sizes.clients);
  for (const { phone, phoneE164 } of clients) {
    expect(phone).toMatch(/^\+1 416 0\d\d \d{4}$/);
    expect(toE164(phone ?? "", undefined)).toBe(phoneE164);
  }
});

it("encrypts messages in a form that the product can decrypt", async () => {
  const { messageCipher } = await db.contactMessage.findFirstOrThrow({ orderBy: { createdAt: "asc" } });
  expect(decrypt(messageCipher, "contact_messages.message")).not.toBe("");
});
