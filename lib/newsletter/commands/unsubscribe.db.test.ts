import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";

import { consentWording } from "../consent";
import { findSubscription } from "../queries";
import { anAddress, consentsOf, requested, subscribed, subscriberOf } from "../testing/requests";
import { unsubscribeToken } from "../tokens";
import { confirmSubscription } from "./confirm-subscription";
import { unsubscribe } from "./unsubscribe";

const now = Date.parse("2026-12-09T12:00:00Z");

const suppressionOf = (email: string) =>
  db.newsletterSuppression.findUnique({ where: { unsubscribeHash: hashToken(unsubscribeToken(email)) } });

it("ends the subscription, deletes name and topics, and keeps the proof of consent", async () => {
  const email = anAddress();
  await subscribed(email, now);
  expect(await findSubscription(unsubscribeToken(email))).toEqual({
    state: "confirmed",
    language: "de",
    interests: ["crypto"],
  });
  expect(await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now + 9)).toMatchObject({
    ok: true,
  });
  expect(await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now + 10)).toMatchObject({
    ok: true,
  });
  expect(await subscriberOf(email)).toMatchObject({
    state: "ended",
    endedAt: new Date(now + 9),
    firstName: null,
    lastName: null,
    interests: [],
  });
  expect(await consentsOf(email)).toMatchObject([
    { wording: consentWording("de"), confirmedAt: new Date(now), firstName: null, interests: [] },
  ]);
  expect(await findSubscription(unsubscribeToken(email))).toEqual({ state: "ended" });
});

it("ends an unconfirmed subscription, invalidates its confirmation link and suppresses emails for 30 days", async () => {
  const email = anAddress();
  const token = await requested(email, now);
  expect(await findSubscription(unsubscribeToken(email))).toEqual({ state: "pending" });
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now);
  expect(await confirmSubscription(token, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await suppressionOf(email)).toMatchObject({ until: new Date(now + 30 * msPerDay) });
  expect(await findSubscription(unsubscribeToken(email))).toEqual({ state: "ended" });
});

it("suppresses emails for 30 days if a former subscriber unsubscribes from a new unconfirmed subscription", async () => {
  const email = anAddress();
  await subscribed(email, now);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now);
  expect(await suppressionOf(email)).toBeNull();
  await requested(email, now + msPerHour);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now + msPerHour);
  expect(await suppressionOf(email)).toMatchObject({ until: new Date(now + msPerHour + 30 * msPerDay) });
});

it("keeps a permanent suppression if a temporary suppression follows", async () => {
  const email = anAddress();
  await requested(email, now);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: true }, now);
  await requested(email, now + msPerHour);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now + msPerHour);
  expect(await suppressionOf(email)).toMatchObject({ until: null });
});

it("rejects the link of an address without a subscription, and leaves other subscriptions unchanged", async () => {
  const [email, other] = [anAddress(), anAddress()];
  await subscribed(email, now);
  expect(await unsubscribe({ token: unsubscribeToken(other), isPermanent: true }, now)).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await findSubscription("A".repeat(43))).toBeUndefined();
  expect(await findSubscription("x")).toBeUndefined();
  expect(await subscriberOf(email)).toMatchObject({ state: "confirmed" });
});

it("leaves the subscription in a valid state if unsubscribing and confirming run at the same time", async () => {
  for (let round = 0; round < 10; round += 1) {
    const email = anAddress();
    const token = await requested(email, now);
    await Promise.all([
      confirmSubscription(token, now),
      unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now),
      confirmSubscription(token, now),
    ]);
    expect([undefined, "confirmed", "ended"]).toContain((await subscriberOf(email))?.state);
  }
});
