import { noHiddenFields } from "../../schema";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { aRequest } from "@/lib/testing/inquiries";
import { addSeventhService } from "@/lib/testing/seventh-service";

import { findLeadAnswers } from "../queries";
import { receiveLead } from "./receive-lead";

const unscripted = { hidden: noHiddenFields, locale: "de", now: Date.parse("2026-11-21T10:00:00Z") } as const;

beforeEach(() => emptyTables("leads", "inquiry_submissions", "audit_events", "graphile_worker._private_jobs"));

it.each([undefined, { adUserData: false, version: "2026-11-29" }])(
  "stores no click id without consent: %j",
  async (adConsent) => {
    const attribution = { gclid: "Cj0KCQ", gbraid: "a", wbraid: "b", utm_source: "search" };
    const received = await receiveLead(aRequest({ attribution, adConsent }), unscripted);
    if (!received.ok) throw new Error(received.error);
    const none = { gclid: null, gbraid: null, wbraid: null, adConsentAt: null, adConsentVersion: null };
    expect(await db.lead.findUnique({ where: { id: received.value.id } })).toMatchObject({
      ...none,
      utmSource: "search",
    });
    const data = { gclid: "Cj0KCQ" };
    await expect(db.lead.update({ where: { id: received.value.id }, data })).rejects.toThrow("click_id_is_agreed_to");
  },
);

it("stores the request with its attribution and encrypts its story", async () => {
  const request = aRequest({
    story: "They sat in my living room.",
    attribution: { gclid: "Cj0KCQ", utm_source: "search", landing: "/de/cryptocurrency-recovery" },
    adConsent: { adUserData: true, version: "2026-11-29" },
  });
  const received = await receiveLead(request, unscripted);
  if (!received.ok) throw new Error(received.error);
  const row = await db.lead.findUniqueOrThrow({ where: { id: received.value.id } });
  expect(row).toMatchObject({
    state: "received",
    service: "cryptocurrency-recovery",
    estimatedLoss: "10k-50k",
    urgency: "this-week",
    gclid: "Cj0KCQ",
    adConsentVersion: "2026-11-29",
    adConsentAt: new Date(unscripted.now),
    gbraid: null,
    utmSource: "search",
    landing: "/de/cryptocurrency-recovery",
    locale: "de",
  });
  expect(row.reference).toMatch(/^REQ-/);
  expect(row.storyCipher && Buffer.from(row.storyCipher).includes("living room")).toBe(false);
  expect(await findLeadAnswers(row.id)).toEqual({
    firstName: "Margaret",
    lastName: "Sample",
    email: request.email,
    phone: "+1 604 555 0142",
    service: "cryptocurrency-recovery",
    story: "They sat in my living room.",
  });
});

it("refuses an unknown service and accepts a service that was added to the database", async () => {
  const refused = { ok: false, error: "VALIDATION_ERROR", details: { codes: { service: ["unknownService"] } } };
  expect(await receiveLead(aRequest({ service: "astrology" }), unscripted)).toEqual(refused);
  await addSeventhService();
  const received = await receiveLead(aRequest({ service: "evidence-review" }), unscripted);
  expect(received.ok && (await db.lead.findUniqueOrThrow({ where: { id: received.value.id } })).service).toBe(
    "evidence-review",
  );
});

it("recognises a repeated request although its attribution is different", async () => {
  const request = aRequest();
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      receiveLead({ ...request, attribution: { gclid: `click-${n}` } }, unscripted),
    ),
  );
  expect(new Set(results.map((result) => result.ok && result.value.reference)).size).toBe(1);
  expect(await db.lead.count()).toBe(1);
});

it("accepts many requests from different people, all without a story", async () => {
  for (let n = 0; n < 12; n += 1) await receiveLead(aRequest({ story: undefined }), unscripted);
  expect(await db.lead.count({ where: { state: "received", storyCipher: null, textHash: null } })).toBe(12);
});
