import { msPerDay, msPerHour } from "@/lib/platform/time/instant";

import { findConfirmation } from "../queries";
import { anAddress, consentsOf, queuedFor, requested, subscriberOf } from "../testing/requests";
import { unsubscribeToken } from "../tokens";
import { confirmSubscription } from "./confirm-subscription";
import { unsubscribe } from "./unsubscribe";

const now = Date.parse("2026-12-09T12:00:00Z");

it("starts one subscription if one link is confirmed 20 times at once", async () => {
  const email = anAddress();
  const token = await requested(email, now);
  expect(await findConfirmation(token, now)).toBe("open");
  const results = await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(token, now + 5)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await subscriberOf(email)).toMatchObject({
    state: "confirmed",
    locale: "de",
    firstName: "Zoë",
    interests: ["crypto"],
    confirmedAt: new Date(now + 5),
  });
  expect(await queuedFor(email)).toEqual([{ kind: "confirm" }, { kind: "welcome" }]);
  expect(await consentsOf(email)).toMatchObject([{ confirmedAt: new Date(now + 5) }]);
  expect(await findConfirmation(token, now)).toBe("confirmed");
});

it("refuses a week-old confirmation link, an invented link and an unsubscribe link", async () => {
  const email = anAddress();
  const token = await requested(email, now);
  expect(await findConfirmation(token, now + 7 * msPerDay)).toBe("expired");
  expect(await confirmSubscription(token, now + 7 * msPerDay)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect(await confirmSubscription("A".repeat(43), now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await confirmSubscription(unsubscribeToken(email), now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await subscriberOf(email)).toBeNull();
  expect(await confirmSubscription(token, now + 7 * msPerDay - 1)).toMatchObject({ ok: true });
});

it("resubscribes a former subscriber with the link of a new request, but not with the old link", async () => {
  const email = anAddress();
  const old = await requested(email, now);
  await confirmSubscription(old, now);
  await unsubscribe({ token: unsubscribeToken(email), isPermanent: false }, now);
  expect(await confirmSubscription(old, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await findConfirmation(old, now)).toBe("ended");
  expect(await subscriberOf(email)).toMatchObject({ state: "ended" });

  expect(await confirmSubscription(await requested(email, now + msPerHour), now + msPerHour)).toMatchObject({
    ok: true,
  });
  expect(await subscriberOf(email)).toMatchObject({ state: "confirmed", endedAt: null });
  expect(await consentsOf(email)).toHaveLength(2);
});
