import { hmac } from "@/lib/platform/security/keys";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";

import { consentWording, edition } from "../consent";
import { findConfirmation } from "../queries";
import { anAddress, aRequest, consentsOf, queuedFor, requested, subscribed, subscriberOf } from "../testing/requests";
import { unsubscribeToken } from "../tokens";
import { confirmSubscription } from "./confirm-subscription";
import { requestSubscription } from "./request-subscription";
import { unsubscribe } from "./unsubscribe";

const now = Date.parse("2026-12-09T12:00:00Z");

it("stores the exact wording, language, time and source of the consent, but no raw IP address", async () => {
  const email = anAddress();
  await requestSubscription(aRequest(email), now);
  const [consent] = await consentsOf(email);
  expect(consent).toMatchObject({
    wording: consentWording("de"),
    edition,
    locale: "de",
    source: "api",
    requestedAt: new Date(now),
    confirmedAt: null,
    subscriberId: null,
    isQuarantined: false,
  });
  expect(Buffer.from(consent?.networkHash ?? [])).toEqual(hmac("consent-network", "203.0.113.7"));
  expect(JSON.stringify(consent)).not.toContain("203.0.113");
  expect(await subscriberOf(email)).toBeNull();
});

it("stores one record and queues one email if an address is submitted many times within an hour, even concurrently", async () => {
  // The first round also opens the database connections. In later rounds, the requests really run in parallel.
  for (let round = 0; round < 3; round += 1) {
    const email = anAddress();
    await Promise.all(Array.from({ length: 20 }, () => requestSubscription(aRequest(email), now)));
    for (let minute = 1; minute < 60; minute += 20) await requestSubscription(aRequest(email), now + minute * 60_000);
    expect(await consentsOf(email)).toHaveLength(1);
    expect(await queuedFor(email)).toEqual([{ kind: "confirm" }]);
  }
});

it("queues a second email only after an hour", async () => {
  const email = anAddress();
  await requestSubscription(aRequest(email), now);
  await requestSubscription(aRequest(email), now + msPerHour - 1);
  expect(await queuedFor(email)).toHaveLength(1);
  await requestSubscription(aRequest(email), now + msPerHour);
  expect(await queuedFor(email)).toHaveLength(2);
});

it("stores one consent and queues one job for every address, whether it is new, subscribed or suppressed", async () => {
  const [fresh, reader, quiet] = [anAddress(), anAddress(), anAddress()];
  await subscribed(reader, now - msPerDay);
  await requested(quiet, now - msPerDay);
  await unsubscribe({ token: unsubscribeToken(quiet), isPermanent: true }, now - msPerDay);
  const added = async (email: string) => {
    const before = { consents: (await consentsOf(email)).length, jobs: (await queuedFor(email)).length };
    await requestSubscription(aRequest(email), now);
    return {
      consents: (await consentsOf(email)).length - before.consents,
      jobs: (await queuedFor(email)).length - before.jobs,
    };
  };
  for (const email of [fresh, reader, quiet]) expect(await added(email)).toEqual({ consents: 1, jobs: 1 });
});

it("refuses the confirmation link of a request that a bot may have sent, but accepts a new request for the address", async () => {
  const email = anAddress();
  const token = await requested(email, now, { isDoubtful: true });
  expect(await findConfirmation(token, now)).toBeUndefined();
  expect(await confirmSubscription(token, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  await requestSubscription(aRequest(email), now);
  expect(await consentsOf(email)).toHaveLength(2);
});
