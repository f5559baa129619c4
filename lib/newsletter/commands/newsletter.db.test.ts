import { db } from "@/lib/platform/db/client";
import { hmac } from "@/lib/platform/security/keys";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";

import { consentWording, edition } from "../consent";
import { findConfirmation, findSubscription } from "../queries";
import { confirmToken, leaveToken } from "../tokens";
import { ask } from "./ask";
import type { Asking } from "./ask";
import { change } from "./change";
import { confirm } from "./confirm";
import { leave } from "./leave";
import { sweepNewsletter } from "./sweep";

jest.setTimeout(60_000);

const now = Date.parse("2026-12-09T12:00:00Z");
let people = 0;
const somebody = () => `reader-${(people += 1)}@example.org`;

function anAsking(email: string, changes: Partial<Asking> = {}): Asking {
  return {
    email,
    firstName: "Zoë",
    lastName: "Kowalchuk",
    interests: ["crypto"],
    locale: "de",
    source: "api",
    network: "203.0.113.7",
    ...changes,
  };
}

const jobsOf = (email: string) => db.$queryRaw<{ kind: string }[]>`
  select payload->>'kind' as kind from graphile_worker._private_jobs jobs
  where payload->>'consentId' in (select id::text from newsletter_consents where email = ${email}) order by kind`;
const consentsOf = (email: string) => db.newsletterConsent.findMany({ where: { email }, orderBy: { askedAt: "asc" } });
const subscriberOf = (email: string) => db.newsletterSubscriber.findUnique({ where: { email } });

/** Asks and gives the token of the email's link. */
async function asked(email: string, at = now, changes: Partial<Asking> = {}): Promise<string> {
  await ask(anAsking(email, changes), at);
  return confirmToken((await consentsOf(email)).at(-1)?.id ?? "");
}

async function subscribed(email: string, at = now): Promise<void> {
  expect(await confirm(await asked(email, at), at)).toMatchObject({ ok: true });
}

describe("asking", () => {
  it("keeps what was agreed to word for word, in which language, when, from where, and no raw address of a network", async () => {
    const email = somebody();
    await ask(anAsking(email), now);
    const [consent] = await consentsOf(email);
    expect(consent).toMatchObject({
      wording: consentWording("de"),
      edition,
      locale: "de",
      source: "api",
      askedAt: new Date(now),
      confirmedAt: null,
      subscriberId: null,
      isQuarantined: false,
    });
    expect(Buffer.from(consent?.networkHash ?? [])).toEqual(hmac("consent-network", "203.0.113.7"));
    expect(JSON.stringify(consent)).not.toContain("203.0.113");
    expect(await subscriberOf(email)).toBeNull();
  });

  it("makes one record and one email of 100 at once, and of more after them", async () => {
    const email = somebody();
    await Promise.all(Array.from({ length: 100 }, () => ask(anAsking(email), now)));
    for (let minute = 1; minute < 60; minute += 20) await ask(anAsking(email), now + minute * 60_000);
    expect(await consentsOf(email)).toHaveLength(1);
    expect(await jobsOf(email)).toEqual([{ kind: "asked" }]);
  });

  it("writes again after an hour, and not a moment before", async () => {
    const email = somebody();
    await ask(anAsking(email), now);
    await ask(anAsking(email), now + msPerHour - 1);
    expect(await jobsOf(email)).toHaveLength(1);
    await ask(anAsking(email), now + msPerHour);
    expect(await jobsOf(email)).toHaveLength(2);
  });

  it("leaves the same behind for a new address, a subscriber's, and one that wants no emails", async () => {
    const [fresh, reader, quiet] = [somebody(), somebody(), somebody()];
    await subscribed(reader, now - msPerDay);
    await asked(quiet, now - msPerDay);
    await leave({ token: leaveToken(quiet), isForGood: true }, now - msPerDay);
    const added = async (email: string) => {
      const before = { consents: (await consentsOf(email)).length, jobs: (await jobsOf(email)).length };
      await ask(anAsking(email), now);
      return {
        consents: (await consentsOf(email)).length - before.consents,
        jobs: (await jobsOf(email)).length - before.jobs,
      };
    };
    for (const email of [fresh, reader, quiet]) expect(await added(email)).toEqual({ consents: 1, jobs: 1 });
  });

  it("keeps a doubtful one apart: its link would open nothing, and it costs the owner no turn", async () => {
    const email = somebody();
    const token = await asked(email, now, { isDoubtful: true });
    expect(await findConfirmation(token, now)).toBeUndefined();
    expect(await confirm(token, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    await ask(anAsking(email), now);
    expect(await consentsOf(email)).toHaveLength(2);
  });
});

describe("confirming", () => {
  it("begins the subscription once, however often the button is pressed at once", async () => {
    const email = somebody();
    const token = await asked(email);
    expect(await findConfirmation(token, now)).toBe("open");
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token, now + 5)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await subscriberOf(email)).toMatchObject({
      state: "confirmed",
      locale: "de",
      firstName: "Zoë",
      interests: ["crypto"],
      confirmedAt: new Date(now + 5),
    });
    expect(await jobsOf(email)).toEqual([{ kind: "asked" }, { kind: "welcome" }]);
    expect(await consentsOf(email)).toMatchObject([{ confirmedAt: new Date(now + 5) }]);
    expect(await findConfirmation(token, now)).toBe("confirmed");
  });

  it("takes no link that is older than a week, made up, or another's", async () => {
    const email = somebody();
    const token = await asked(email);
    expect(await findConfirmation(token, now + 7 * msPerDay)).toBe("expired");
    expect(await confirm(token, now + 7 * msPerDay)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
    expect(await confirm("A".repeat(43), now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await confirm(leaveToken(email), now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await subscriberOf(email)).toBeNull();
    expect(await confirm(token, now + 7 * msPerDay - 1)).toMatchObject({ ok: true });
  });

  it("brings nobody back by an old link who has left since; a new asking does, with a proof of its own", async () => {
    const email = somebody();
    const old = await asked(email);
    await confirm(old, now);
    await leave({ token: leaveToken(email), isForGood: false }, now);
    expect(await confirm(old, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await findConfirmation(old, now)).toBe("ended");
    expect(await subscriberOf(email)).toMatchObject({ state: "ended" });

    expect(await confirm(await asked(email, now + msPerHour), now + msPerHour)).toMatchObject({ ok: true });
    expect(await subscriberOf(email)).toMatchObject({ state: "confirmed", endedAt: null });
    expect(await consentsOf(email)).toHaveLength(2);
  });
});

describe("leaving", () => {
  it("ends it, forgets name and topics, and keeps the proof", async () => {
    const email = somebody();
    await subscribed(email);
    expect(await findSubscription(leaveToken(email))).toEqual({
      state: "confirmed",
      language: "de",
      interests: ["crypto"],
    });
    expect(await leave({ token: leaveToken(email), isForGood: false }, now + 9)).toMatchObject({ ok: true });
    expect(await leave({ token: leaveToken(email), isForGood: false }, now + 10)).toMatchObject({ ok: true });
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
    expect(await findSubscription(leaveToken(email))).toEqual({ state: "ended" });
  });

  it("refused by the owner of an address who never asked, stops the emails for a month and voids the link", async () => {
    const email = somebody();
    const token = await asked(email);
    expect(await findSubscription(leaveToken(email))).toEqual({ state: "pending" });
    await leave({ token: leaveToken(email), isForGood: false }, now);
    expect(await confirm(token, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await db.newsletterSuppression.findMany()).toContainEqual(
      expect.objectContaining({ until: new Date(now + 30 * msPerDay) }),
    );
    expect(await findSubscription(leaveToken(email))).toEqual({ state: "ended" });
  });

  it("is for good where that was wished, whatever is pressed later", async () => {
    const email = somebody();
    await asked(email);
    await leave({ token: leaveToken(email), isForGood: true }, now);
    await asked(email, now + msPerHour);
    await leave({ token: leaveToken(email), isForGood: false }, now + msPerHour);
    const kept = await db.newsletterSuppression.findMany({ where: { until: null } });
    expect(kept.length).toBeGreaterThan(0);
  });

  it("knows no made-up link, and a link of one address ends no other", async () => {
    const [email, other] = [somebody(), somebody()];
    await subscribed(email);
    expect(await leave({ token: leaveToken(other), isForGood: true }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    expect(await findSubscription("A".repeat(43))).toBeUndefined();
    expect(await findSubscription("x")).toBeUndefined();
    expect(await subscriberOf(email)).toMatchObject({ state: "confirmed" });
  });

  it("and confirming at the same moment leave one of the two states, and no error", async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = somebody();
      const token = await asked(email);
      await Promise.all([
        confirm(token, now),
        leave({ token: leaveToken(email), isForGood: false }, now),
        confirm(token, now),
      ]);
      expect([undefined, "confirmed", "ended"]).toContain((await subscriberOf(email))?.state);
    }
  });
});

describe("preferences", () => {
  it("change language and topics of whoever is subscribed, and of nobody else", async () => {
    const [email, gone] = [somebody(), somebody()];
    await subscribed(email);
    await subscribed(gone);
    await leave({ token: leaveToken(gone), isForGood: false }, now);
    expect(await change(leaveToken(email), { language: "fr-CA", interests: ["complaints"] })).toMatchObject({
      ok: true,
    });
    expect(await findSubscription(leaveToken(email))).toEqual({
      state: "confirmed",
      language: "fr-CA",
      interests: ["complaints"],
    });
    expect(await change(leaveToken(gone), { language: "fr-CA", interests: ["complaints"] })).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    expect(await subscriberOf(gone)).toMatchObject({ locale: "de", interests: [] });
  });
});

describe("what is kept", () => {
  it("ends: addresses never confirmed after a month, ended subscriptions after three years, quiet when it is over", async () => {
    await db.newsletterConsent.deleteMany();
    await db.newsletterSubscriber.deleteMany();
    await db.newsletterSuppression.deleteMany();
    const [old, young, past, reader] = [somebody(), somebody(), somebody(), somebody()];
    await asked(old, now - 31 * msPerDay);
    await asked(young, now - 29 * msPerDay);
    await subscribed(past, now - 1200 * msPerDay);
    await leave({ token: leaveToken(past), isForGood: false }, now - 1096 * msPerDay);
    await subscribed(reader, now - 1200 * msPerDay);
    await db.newsletterSuppression.createMany({
      data: [now - 1, now + 1, null].map((until, n) => ({
        leaveHash: Buffer.from([n]),
        until: until === null ? null : new Date(until),
      })),
    });
    expect(await sweepNewsletter(now)).toEqual({ consents: 1, subscribers: 1, suppressions: 1 });
    expect((await db.newsletterConsent.findMany()).map(({ email }) => email).sort()).toEqual([young, reader].sort());
    expect(await db.newsletterSuppression.count()).toBe(2);
  });

  it("cannot be written wrong by a script either", async () => {
    const email = somebody();
    await subscribed(email);
    await expect(db.newsletterSubscriber.update({ where: { email }, data: { state: "asleep" } })).rejects.toThrow();
    await expect(db.newsletterSubscriber.update({ where: { email }, data: { state: "ended" } })).rejects.toThrow();
    await expect(db.newsletterConsent.updateMany({ where: { email }, data: { wording: "" } })).rejects.toThrow();
    await expect(db.newsletterConsent.updateMany({ where: { email }, data: { subscriberId: null } })).rejects.toThrow();
    await expect(
      db.newsletterConsent.updateMany({ where: { email }, data: { email: "Upper@example.org" } }),
    ).rejects.toThrow();
  });
});
