import { currentTexts } from "@/lib/content/published";
import { claimTitleOf, toListed } from "@/lib/firm/claims/listed-claim";
import { findBookingState, isOpenState } from "@/lib/availability/queries/booking-state";
import { listStaffClaims } from "@/lib/firm/claims/queries/staff-claims";
import { profile } from "@/lib/firm/profile";
import { findFirm } from "@/lib/firm/queries/settings";
import { listSetupMarks } from "@/lib/firm/queries/setup-marks";
import { firm as knownFirm } from "@/lib/firm/settings-snapshot";
import { cardSettings } from "@/lib/money/provider/settings";
import { db } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { listOpen } from "@/lib/platform/second-person/queries";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { listCatalogue } from "@/lib/services/queries";
import { isOffered } from "@/lib/services/service";

import { notedTexts, unconfirmedTexts } from "../../unconfirmed-texts";
import type { ClaimCounts, SetupFacts } from "../facts";

/** Reads everything that the page Setup computes its lines from. `readerId` is the id of the reader's account. */
export async function readSetupFacts(readerId: string, now: Instant): Promise<SetupFacts> {
  const firm = (await findFirm()) ?? knownFirm();
  const today = dayOf(now, firm.zone);
  const [own, administrators, services, advisers, bookingState, bank, paymentWords, claims, hasEmailArrived, marks] =
    await Promise.all([
      readOwn(readerId, firm.zone),
      countAdministrators(),
      countServices(now),
      readAdvisers(today),
      findBookingState(),
      listOpen("bank-details"),
      listOpen("payment-words"),
      countClaims(today),
      findEmailProof(),
      listSetupMarks(),
    ]);
  const texts = await currentTexts(now);
  const isProposed = (open: typeof bank) => [...open.values()].some(({ state }) => state === "proposed");
  return {
    firm,
    today,
    own,
    administrators,
    services,
    advisers,
    isBookingOpen: isOpenState(bookingState),
    hasCards: cardSettings() !== undefined,
    proposed: { bank: isProposed(bank), paymentWords: isProposed(paymentWords) },
    texts: {
      articles: texts.list("article", defaultLocale).length,
      questions: texts.list("question", defaultLocale).length,
    },
    claims,
    forCounsel: unconfirmedTexts(texts),
    notedTexts: notedTexts(texts),
    hasEmailArrived,
    marks,
  };
}

async function readOwn(id: string, zone: string): Promise<SetupFacts["own"]> {
  const [{ totpEnrolledAt }, codes] = await Promise.all([
    db.staffUser.findUniqueOrThrow({ where: { id }, select: { totpEnrolledAt: true } }),
    db.staffRecoveryCode.findMany({ where: { staffUserId: id }, select: { usedAt: true } }),
  ]);
  return {
    factorOn: totpEnrolledAt ? dayOf(totpEnrolledAt.getTime(), zone) : undefined,
    codes: codes.length,
    codesLeft: codes.filter(({ usedAt }) => usedAt === null).length,
  };
}

async function countAdministrators(): Promise<SetupFacts["administrators"]> {
  const admin = { role: "admin", isActive: true } as const;
  const [active, invited] = await Promise.all([
    db.staffUser.count({ where: { ...admin, passwordHash: { not: null } } }),
    db.staffUser.count({ where: { ...admin, passwordHash: null } }),
  ]);
  return { active, invited };
}

async function countServices(now: Instant): Promise<SetupFacts["services"]> {
  const services = await listCatalogue(now);
  return {
    offered: services.filter(isOffered).length,
    unserved: services.filter((service) => isOffered(service) && !service.hasAdviser).length,
    drafts: services.filter(({ confirmedAt, isActive }) => isActive && confirmedAt === null).length,
  };
}

async function readAdvisers(today: Day): Promise<SetupFacts["advisers"]> {
  const rows = await db.adviser.findMany({
    where: { isActive: true, skills: { some: { service: { confirmedAt: { not: null }, isActive: true } } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      name: true,
      hours: { where: { OR: [{ validTo: null }, { validTo: { gte: dateFromDay(today) } }] }, take: 1 },
    },
  });
  return { names: rows.map(({ name }) => name), withHours: rows.filter(({ hours }) => hours.length > 0).length };
}

async function countClaims(today: Day): Promise<ClaimCounts> {
  const [claims, open] = await Promise.all([listStaffClaims(profile().id), listOpen("claim")]);
  const reader = { locale: defaultLocale, today, soon: today, staffId: "" };
  const states = claims.map((claim) => {
    const { state } = toListed(claim, open.get(claim.id), reader);
    return state === "draft" && claimTitleOf(claim, defaultLocale) === "" ? "empty" : state;
  });
  const count = (...wanted: readonly (typeof states)[number][]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    shown: count("shown", "soon"),
    proposed: count("proposed"),
    drafts: count("draft"),
    expired: count("expired"),
    // Nothing can verify a refused claim, so it is as if nobody had written it.
    empty: count("empty", "refused"),
  };
}

/**
 * Whether an email arrived: the mail server accepted a test email, an invited colleague accepted the invitation, or a
 * recipient confirmed the address. The last two follow the link of an email.
 */
async function findEmailProof(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ proven: boolean }[]>`
    select exists (select from mail_tests where outcome = 'sent') or exists (select from confirmed_recipients) or exists (
      select from staff_users where password_hash is not null and exists (
        select from audit_events
        where subject_kind = 'staff' and subject_id = staff_users.id::text and action = 'staff.invitation-accepted'
      )) as proven`;
  return row?.proven ?? false;
}
