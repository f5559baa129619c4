import { findSubscription } from "../queries";
import { anAddress, subscribed, subscriberOf } from "../testing/requests";
import { unsubscribeToken } from "../tokens";
import { changePreferences } from "./change-preferences";
import { unsubscribe } from "./unsubscribe";

const now = Date.parse("2026-12-09T12:00:00Z");

it("changes the language and topics of a current subscriber, but not of a former one", async () => {
  const [email, gone] = [anAddress(), anAddress()];
  await subscribed(email, now);
  await subscribed(gone, now);
  await unsubscribe({ token: unsubscribeToken(gone), isPermanent: false }, now);
  expect(
    await changePreferences(unsubscribeToken(email), { language: "fr-CA", interests: ["complaints"] }),
  ).toMatchObject({
    ok: true,
  });
  expect(await findSubscription(unsubscribeToken(email))).toEqual({
    state: "confirmed",
    language: "fr-CA",
    interests: ["complaints"],
  });
  expect(
    await changePreferences(unsubscribeToken(gone), { language: "fr-CA", interests: ["complaints"] }),
  ).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await subscriberOf(gone)).toMatchObject({ locale: "de", interests: [] });
});
