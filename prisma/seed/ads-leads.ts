import { consentVersion, consentWording } from "@/lib/inquiry/consent";
import type { Tx } from "@/lib/platform/db/client";
import { drawReference } from "@/lib/platform/security/reference";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { SamplePerson } from "./people";
import type { Random } from "./random";

type Setting = { readonly people: readonly SamplePerson[]; readonly now: Instant; readonly random: Random };

/** A sample lead from an ad. Times are hours before now. */
type Sample = {
  readonly person: number;
  readonly age: number;
  readonly service: string | null;
  readonly answeredAfter?: number;
  readonly decided?: "qualified" | "engaged";
  readonly reason?: "outside-our-work" | "not-reached";
  readonly isOwned?: true;
  readonly isPhoneOnly?: true;
  /** Set for a lead from the site's form after a click: whether the visitor agreed that Google learns of it. */
  readonly click?: "agreed" | "refused";
};

const samples: readonly Sample[] = [
  { person: 31, age: 2.8, service: "financial-scam-recovery", isOwned: true },
  { person: 33, age: 6.1, service: "investment-fraud-recovery" },
  { person: 110, age: 8.3, service: "cryptocurrency-recovery", isOwned: true },
  { person: 35, age: 14.8, service: null, isPhoneOnly: true },
  { person: 112, age: 60, service: "cryptocurrency-recovery", answeredAfter: 18.7, isOwned: true },
  { person: 37, age: 75, service: "investment-fraud-recovery", answeredAfter: 3.2, isOwned: true },
  { person: 39, age: 98, service: null, answeredAfter: 11.4 },
  {
    person: 41,
    age: 120,
    service: "cryptocurrency-recovery",
    answeredAfter: 5,
    decided: "qualified",
    isOwned: true,
    click: "agreed",
  },
  {
    person: 114,
    age: 150,
    service: "investment-fraud-recovery",
    answeredAfter: 9.7,
    decided: "qualified",
    click: "refused",
  },
  {
    person: 47,
    age: 190,
    service: "financial-scam-recovery",
    answeredAfter: 6.5,
    decided: "qualified",
    click: "agreed",
  },
  {
    person: 49,
    age: 2_300,
    service: "cryptocurrency-recovery",
    answeredAfter: 8.2,
    decided: "qualified",
    click: "agreed",
  },
  { person: 90, age: 260, service: "financial-scam-recovery", answeredAfter: 4.1, decided: "engaged", isOwned: true },
  { person: 43, age: 130, service: null, answeredAfter: 20, reason: "not-reached" },
  { person: 45, age: 170, service: "regulatory-complaint", answeredAfter: 2, reason: "outside-our-work" },
];

/**
 * Inserts sample leads from ads in every stage. Two of them have booked one of the coming appointments. A visitor of an
 * ad has also booked the latest held appointment, without a request for help.
 */
export async function seedAdsLeads(tx: Tx, { people, now, random }: Setting): Promise<void> {
  const { id: owner } = await tx.staffUser.findUniqueOrThrow({ where: { email: "manager@example.com" } });
  const reference = () => drawReference("REQ", (below) => random.below(below));
  const ago = (hours: number) => new Date(now - Math.round(hours * 60) * msPerMinute);
  const ofAd = (index: number) => ({
    reference: reference(),
    source: "google-ads",
    externalId: `Sample-${1_001 + index}`,
    formId: "31415926",
    campaignId: "2718281828",
    utmCampaign: "sample recovery",
  });
  const fromVisit = (click: "agreed" | "refused", index: number, at: Date) => ({
    source: "site",
    externalId: null,
    formId: null,
    campaignId: null,
    utmMedium: "cpc",
    estimatedLoss: "unknown",
    urgency: "this-week",
    consentWording: consentWording("en"),
    consentVersion,
    consentAt: at,
    ...(click === "agreed" && { gclid: `Sample-click-${index}`, adConsentVersion: "2026-11-29", adConsentAt: at }),
  });
  for (const [index, sample] of samples.entries()) {
    const person = people[sample.person];
    if (!person) continue;
    const { firstName, lastName, email, phone, locale } = person;
    const answeredAt = sample.answeredAfter === undefined ? null : ago(sample.age - sample.answeredAfter);
    await tx.lead.create({
      data: {
        ...ofAd(index),
        firstName: sample.isPhoneOnly ? phone : firstName,
        lastName: sample.isPhoneOnly ? null : lastName,
        email: sample.isPhoneOnly ? null : email,
        phone,
        locale,
        service: sample.service,
        state: sample.reason ? "not_for_us" : answeredAt ? "answered" : "received",
        ownerId: sample.isOwned ? owner : null,
        answeredAt,
        decidedStage: sample.decided ?? null,
        decidedAt: sample.decided && answeredAt ? new Date(answeredAt.getTime() + msPerDay) : null,
        notForUsReason: sample.reason ?? null,
        createdAt: ago(sample.age),
        ...(sample.click && fromVisit(sample.click, index, ago(sample.age))),
      },
      select: { id: true },
    });
  }
  const bookings = await tx.booking.findMany({
    where: { status: "confirmed", startsAt: { gt: new Date(now + msPerDay) }, leadId: null, isTest: false },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 2,
    include: { service: { select: { slug: true } } },
  });
  for (const [index, booking] of bookings.entries()) {
    const { firstName, lastName, email, phone, locale, createdAt } = booking;
    const lead = await tx.lead.create({
      data: {
        ...ofAd(samples.length + index),
        firstName,
        lastName,
        email,
        phone,
        locale,
        service: booking.service.slug,
        state: "answered",
        ownerId: owner,
        answeredAt: createdAt,
        createdAt: new Date(createdAt.getTime() - (1.25 + index * 6) * msPerHour),
      },
      select: { id: true },
    });
    await tx.booking.update({ where: { id: booking.id }, data: { leadId: lead.id }, select: { id: true } });
  }
  const held = await tx.booking.findFirstOrThrow({
    where: { status: "completed", leadId: null, isTest: false, completedAt: { lte: new Date(now) } },
    orderBy: [{ completedAt: "desc" }, { id: "asc" }],
    select: { id: true, createdAt: true },
  });
  await tx.booking.update({
    where: { id: held.id },
    data: {
      fromAds: true,
      gclid: "Sample-click-booking",
      utmMedium: "cpc",
      utmCampaign: "sample recovery",
      adConsentVersion: "2026-11-29",
      adConsentAt: held.createdAt,
    },
    select: { id: true },
  });
}
