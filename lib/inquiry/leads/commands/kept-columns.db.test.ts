import { randomUUID } from "node:crypto";

import { receiveMessage } from "../../contact/commands/receive-message";
import { noHiddenFields } from "../../schema";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { emptyTables } from "@/lib/testing/empty-tables";
import { aMessage, aRequest } from "@/lib/testing/inquiries";

import { receiveLead } from "./receive-lead";

const arrival = { hidden: noHiddenFields, locale: "de", now: Date.parse("2026-11-21T10:00:00Z") } as const;
const safeContact = { noTexts: true, emailOnly: true, note: "After six only" };
const wording =
  "Ich willige ein, dass meine Angaben verwendet werden, um mir zu antworten, wie in der Datenschutzerklärung beschrieben";

beforeEach(() =>
  emptyTables("contact_messages", "leads", "inquiry_submissions", "audit_events", "graphile_worker._private_jobs"),
);

it("stores the safe-contact instructions and the consent wording of messages and leads", async () => {
  expect((await receiveMessage(aMessage({ safeContact }), arrival)).ok).toBe(true);
  expect((await receiveLead(aRequest({ safeContact }), arrival)).ok).toBe(true);
  const stored = {
    safeContact: ["no-texts", "email-only"],
    consentWording: wording,
    consentVersion: "2026-11-22",
    source: "site",
    externalId: null,
  };
  const message = await db.contactMessage.findFirstOrThrow();
  const lead = await db.lead.findFirstOrThrow();
  expect(message).toMatchObject(stored);
  expect(lead).toMatchObject(stored);
  expect(
    message.safeContactNoteCipher && decrypt(message.safeContactNoteCipher, "contact_messages.safe_contact_note"),
  ).toBe("After six only");
  expect(lead.safeContactNoteCipher && decrypt(lead.safeContactNoteCipher, "leads.safe_contact_note")).toBe(
    "After six only",
  );
});

it.each([
  ["030 1234567", "DE", "+49301234567"],
  ["604 555 0142", "CA", "+16045550142"],
  ["+44 20 7946 0123", "DE", "+442079460123"],
  // If the country is unknown, the number is not converted. The office's country is not assumed.
  ["030 1234567", undefined, null],
])(
  "stores a phone number as typed and in E.164 format: %s, country %s, E.164 %s",
  async (phone, phoneCountry, phoneE164) => {
    expect((await receiveMessage(aMessage({ phone, phoneCountry }), arrival)).ok).toBe(true);
    expect((await receiveLead(aRequest({ phone, phoneCountry }), arrival)).ok).toBe(true);
    expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({ phone, phoneE164 });
    expect(await db.lead.findFirstOrThrow()).toMatchObject({ phone, phoneE164 });
  },
);

const storeExternalLead = (change: Partial<Prisma.LeadUncheckedCreateInput> = {}) =>
  db.lead.create({
    data: {
      reference: randomUUID(),
      state: "received",
      firstName: "Margaret",
      email: "m@example.org",
      service: "initial-consultation",
      locale: "en",
      source: "google-ads",
      externalId: randomUUID(),
      ...change,
    },
  });

it("accepts an incomplete lead from an external source if its external id is new and its source is valid", async () => {
  const { externalId } = await storeExternalLead();
  await expect(storeExternalLead({ externalId })).rejects.toThrow("Unique constraint failed");
  await expect(storeExternalLead({ externalId: null })).rejects.toThrow("lead_from_elsewhere_has_its_id");
  await expect(storeExternalLead({ source: "Google Ads" })).rejects.toThrow("lead_source_is_a_code");
});

it("rejects a lead from the site's form if a value is missing or a safe-contact instruction is unknown", async () => {
  const complete = {
    source: "site",
    externalId: null,
    lastName: "Sample",
    phone: "+1 604 555 0142",
    urgency: "today",
    estimatedLoss: "unknown",
    consentWording: wording,
    consentVersion: "2026-11",
    consentAt: new Date(),
  };
  await storeExternalLead(complete);
  await expect(storeExternalLead({ ...complete, phone: null })).rejects.toThrow("lead_from_the_site_is_whole");
  await expect(storeExternalLead({ ...complete, consentWording: null })).rejects.toThrow(
    "lead_from_the_site_is_agreed_to",
  );
  await expect(storeExternalLead({ ...complete, safeContact: ["shout"] })).rejects.toThrow(
    "lead_safe_contact_is_known",
  );
});

it("rejects an answer time for a lead in the state 'received'", async () => {
  const { id } = await storeExternalLead();
  await expect(db.lead.update({ where: { id }, data: { answeredAt: new Date() } })).rejects.toThrow(
    "answered_lead_is_not_new",
  );
  for (const state of ["answered", "closed", "not_for_us"] as const)
    await db.lead.update({ where: { id }, data: { state, answeredAt: new Date() } });
});

it("stores several clients without an email address, but rejects a duplicate email address", async () => {
  const aClient = (email: string | null) =>
    db.client.create({
      data: {
        email,
        firstName: "M",
        lastName: "Sample",
        phone: "+1 604 555 0142",
        preferredContact: "phone",
        locale: "en",
        zone: "America/Toronto",
      },
    });
  await aClient(null);
  await aClient(null);
  const email = `${randomUUID()}@example.org`;
  await aClient(email);
  await expect(aClient(email)).rejects.toThrow("Unique constraint failed");
});
