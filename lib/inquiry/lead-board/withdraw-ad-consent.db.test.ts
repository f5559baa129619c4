import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { drawReference } from "@/lib/platform/security/reference";
import { staffAs } from "@/lib/testing/staff-as";

import { withdrawAdConsent } from "./commands/withdraw-ad-consent";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

it("deletes the click id with the agreement, once, and writes who recorded it", async () => {
  const staff = await staffAs("manager");
  const at = new Date("2034-09-01T12:00:00Z");
  const { id, reference } = await db.lead.create({
    data: {
      state: "received",
      reference: drawReference("REQ"),
      firstName: "Grace",
      source: "google-ads",
      externalId: randomUUID(),
      locale: "en",
      gclid: "Cj0KCQ",
      adConsentVersion: "2034-01-01",
      adConsentAt: at,
    },
  });
  expect(await withdrawAdConsent(staff, reference)).toEqual({ ok: true, value: null });
  expect(await withdrawAdConsent(staff, reference)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await db.lead.findUnique({ where: { id } })).toMatchObject({ gclid: null, adConsentAt: null, fromAds: true });
  expect(await db.auditEvent.findMany({ where: { subjectId: id } })).toMatchObject([
    { action: "lead.ad-consent-withdrawn", actorId: staff.id },
  ]);
});
