import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";

import { anAddress, requested, subscribed } from "../testing/requests";
import { unsubscribeToken } from "../tokens";
import { sweepNewsletter } from "./sweep";
import { unsubscribe } from "./unsubscribe";

const now = Date.parse("2026-12-09T12:00:00Z");

it("deletes old unconfirmed requests, subscriptions that ended long ago, and expired suppressions", async () => {
  await db.newsletterConsent.deleteMany();
  await db.newsletterSubscriber.deleteMany();
  await db.newsletterSuppression.deleteMany();
  const [old, young, past, reader] = [anAddress(), anAddress(), anAddress(), anAddress()];
  await requested(old, now - 31 * msPerDay);
  await requested(young, now - 29 * msPerDay);
  await subscribed(past, now - 1200 * msPerDay);
  await unsubscribe({ token: unsubscribeToken(past), isPermanent: false }, now - 1096 * msPerDay);
  await subscribed(reader, now - 1200 * msPerDay);
  await db.newsletterSuppression.createMany({
    data: [now - 1, now + 1, null].map((until, n) => ({
      unsubscribeHash: Buffer.from([n]),
      until: until === null ? null : new Date(until),
    })),
  });
  expect(await sweepNewsletter(now)).toEqual({ consents: 1, subscribers: 1, suppressions: 1 });
  expect((await db.newsletterConsent.findMany()).map(({ email }) => email).sort()).toEqual([young, reader].sort());
  expect(await db.newsletterSuppression.count()).toBe(2);
});

it("the database rejects invalid newsletter rows", async () => {
  const email = anAddress();
  await subscribed(email, now);
  await expect(db.newsletterSubscriber.update({ where: { email }, data: { state: "asleep" } })).rejects.toThrow();
  await expect(db.newsletterSubscriber.update({ where: { email }, data: { state: "ended" } })).rejects.toThrow();
  await expect(db.newsletterConsent.updateMany({ where: { email }, data: { wording: "" } })).rejects.toThrow();
  await expect(db.newsletterConsent.updateMany({ where: { email }, data: { subscriberId: null } })).rejects.toThrow();
  await expect(
    db.newsletterConsent.updateMany({ where: { email }, data: { email: "Upper@example.org" } }),
  ).rejects.toThrow();
});
