import { db } from "@/lib/platform/db/client";

import { anAdviser } from "./adviser";
import { aBooking } from "./booking";
import { aClient } from "./client";
import { aService } from "./service";

it("inserts an adviser with working hours, absences and services", async () => {
  const service = await aService().insert();
  const { id } = await anAdviser()
    .speaking("de", "fr")
    .inZone("Europe/Berlin")
    .working([6], 9.5, 12)
    .away("2027-01-04", "2027-01-05")
    .giving(service)
    .insert();
  const stored = await db.adviser.findUniqueOrThrow({
    where: { id },
    include: { hours: true, exceptions: true, skills: true },
  });
  expect(stored).toMatchObject({
    zone: "Europe/Berlin",
    languages: ["de", "fr"],
    hours: [{ weekday: 6, opensMinute: 570, closesMinute: 720 }],
    exceptions: [{ opensMinute: null }],
    skills: [{ serviceId: service.id }],
  });
});

it("reserves a confirmed booking's time including buffers, but reserves nothing for a cancelled booking", async () => {
  const service = await aService().buffered(15, 30).insert();
  const adviser = await anAdviser().giving(service).insert();
  const client = await aClient().reading("de").insert();
  const confirmed = await aBooking({ adviser, service }).by(client).startingAt("2027-02-01T15:00:00Z").insert();
  const cancelled = await aBooking({ adviser, service }).startingAt("2027-02-01T15:00:00Z").cancelled().insert();
  const reserved =
    await db.$queryRaw`select booking_id::text, lower(during) as opens, upper(during) as closes from occupied_time`;
  expect(reserved).toEqual([
    { booking_id: confirmed.id, opens: new Date("2027-02-01T14:45:00Z"), closes: new Date("2027-02-01T16:30:00Z") },
  ]);
  expect(await db.booking.findUniqueOrThrow({ where: { id: confirmed.id } })).toMatchObject({
    locale: "de",
    email: client.email,
    status: "confirmed",
  });
  expect(await db.booking.findUniqueOrThrow({ where: { id: cancelled.id } })).toMatchObject({
    status: "cancelled",
    sequence: 1,
  });
});

it("gives each booking a different reference, time and client, so that two bookings do not conflict", async () => {
  const service = await aService().insert();
  const adviser = await anAdviser().insert();
  const [first, second] = [
    await aBooking({ adviser, service }).insert(),
    await aBooking({ adviser, service }).completed().insert(),
  ];
  expect(first.reference).not.toBe(second.reference);
  expect(first.client.email).not.toBe(second.client.email);
});
