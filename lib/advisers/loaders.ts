import type { ListedClaim } from "@/lib/firm/claims/listed-claim";
import { loadClaimList } from "@/lib/firm/claims/loaders/staff-claims";
import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Day } from "@/lib/platform/time/day";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { listStoredServices } from "@/lib/services/desk/queries/facts";
import type { StoredService } from "@/lib/services/desk/queries/facts";

import type { Adviser, ServiceChoice } from "./adviser";
import { gapsOf, loadOf, nextAbsence } from "./desk/overview";
import { isBookable } from "./adviser-view";
import type { AdviserView, LanguageCover } from "./adviser-view";
import { outsideHours } from "./outside-hours";
import { findAdviser, listAdvisers } from "./queries/advisers";
import { findComingTimes, listComing } from "./queries/coming";
import { findRules } from "./queries/rules";
import type { Rules } from "./queries/rules";

type Reader = { readonly locale: Locale; readonly now: Instant };

/** Loads the page of all advisers. A staff member with a page of their own sees only this adviser. */
export async function loadAdviserList(staff: Staff, now: Instant) {
  const scope = scopeOf(staff, "advisers");
  const [advisers, rules, stored, coming] = await Promise.all([
    listAdvisers(scope),
    findRules(now),
    listStoredServices(),
    findComingTimes(now),
  ]);
  const services = idsOf(stored);
  const rows = advisers.map((adviser) => toView(adviser, { rules, coming: coming.get(adviser.id) ?? [], services }));
  return {
    rows,
    cover: scope.advisers === "all" ? coverOf(rows, rules) : [],
    mayChange: isAllowed(staff.role, "advisers.change"),
    isOwn: scope.advisers !== "all",
    today: rules.today,
  };
}

/** Loads the page of one adviser. Undefined if there is none, or if the staff member may not see the adviser. */
export async function loadAdviser(staff: Staff, slug: string, { locale, now }: Reader) {
  const scope = scopeOf(staff, "advisers");
  const adviser = await findAdviser(scope, { slug });
  if (!adviser) return undefined;
  const [rules, services, coming, claims] = await Promise.all([
    findRules(now),
    listStoredServices(),
    listComing(scope, adviser.id, now),
    isAllowed(staff.role, "claims.read") ? loadClaimList(staff, "all", { locale, now }) : undefined,
  ]);
  return {
    adviser: toView(adviser, { rules, coming, services: idsOf(services) }),
    services: services.map(toChoice),
    today: rules.today,
    claims: claims && claimsAbout(adviser.facts.name, claims.rows),
    mayPropose: isAllowed(staff.role, "claims.change"),
    mayChange: isAllowed(staff.role, "advisers.change"),
    mayMove: isAllowed(staff.role, "bookings.change"),
    maySeeAccount: isAllowed(staff.role, "staff.manage"),
  };
}

/** The claims about a person: their title begins with the name, or they belong to the team member of the same name. */
function claimsAbout(name: string, rows: readonly ListedClaim[]): readonly ListedClaim[] {
  const isNamed = ({ title }: ListedClaim) => title.startsWith(`${name}:`) || title === name;
  const members = rows.filter(isNamed).map(({ key }) => key.replace(/^team\./, "qualification."));
  return rows.filter((row) => isNamed(row) || members.some((member) => row.key.startsWith(`${member}.`)));
}

/** Loads what the form of a new adviser needs. */
export async function loadNewAdviser(_staff: Staff) {
  return { services: (await listStoredServices()).map(toChoice), zone: firm().zone };
}

const toChoice = ({ id, facts, retiredAt }: StoredService): ServiceChoice => ({
  id,
  name: facts.name,
  isRetired: retiredAt !== null,
});

/** The ids of the services that are not retired. */
function idsOf(services: readonly StoredService[]): ReadonlySet<string> {
  return new Set(services.filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id));
}

type Context<Booking> = {
  readonly rules: Rules;
  readonly coming: readonly Booking[];
  /** The ids of the services that are not retired. */
  readonly services: ReadonlySet<string>;
};

function toView<Booking extends Interval>(
  adviser: Adviser,
  { rules, coming, services }: Context<Booking>,
): AdviserView<Booking> {
  const { office, today } = rules;
  const rule = rules.advisers.get(adviser.id);
  const [hours, nextHours] = adviser.periods.filter(({ to }) => to === null || to >= today);
  const absence = rule && nextAbsence(rule, today);
  const outside = rule ? outsideHours(coming, rule, office) : [];
  const isIn = (booking: Interval, { firstDay, lastDay }: { readonly firstDay: Day; readonly lastDay: Day }) => {
    const day = dayOf(booking.start, adviser.facts.zone);
    return firstDay <= day && day <= lastDay;
  };
  return {
    ...adviser,
    hours,
    nextHours,
    missing: [
      ...(hours ? [] : ["hours" as const]),
      ...(adviser.facts.serviceIds.some((id) => services.has(id)) ? [] : ["services" as const]),
    ],
    absence: absence && {
      first: absence.firstDay,
      last: absence.lastDay,
      bookings: outside.filter(({ booking }) => isIn(booking, absence)).length,
    },
    load: rule ? loadOf(coming, { adviser: rule, office, today }) : [],
    coming,
    outside,
  };
}

function coverOf(rows: readonly AdviserView[], { advisers, office, today }: Rules): readonly LanguageCover[] {
  const bookable = rows.filter(isBookable);
  const languages = ["en", "fr", "de", ...bookable.flatMap(({ facts }) => facts.languages)];
  return [...new Set(languages)].map((language) => {
    const speakers = bookable.filter(({ facts }) => facts.languages.includes(language));
    return {
      language,
      names: speakers.map(({ facts }) => facts.name),
      gaps: gapsOf(
        speakers.flatMap(({ id }) => advisers.get(id) ?? []),
        office,
        today,
      ),
    };
  });
}
