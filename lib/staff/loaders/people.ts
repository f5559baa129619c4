import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { parseLocale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import { staffLocale } from "../emails/staff-email";
import { countHandOver, findFactorReset, findOwnSettings, listAccounts, listAdvisers, listSessions } from "../queries";

/** Loads every account, for administrators. */
export async function loadPeople(staff: Staff, now: Instant) {
  return { self: staff.id, people: await listAccounts(now) };
}

/**
 * Loads an account with its sessions and the options of the forms that change it. Returns undefined for an unknown id.
 */
export async function loadPerson(staff: Staff, id: string, now: Instant) {
  const { self, people } = await loadPeople(staff, now);
  const person = people.find((each) => each.id === id);
  if (!person) return undefined;
  const [sessions, reset, handOver, advisers] = await Promise.all([
    listSessions(id, now),
    findFactorReset(id, now),
    countHandOver(id, now),
    listAdvisers(),
  ]);
  const taken = new Set(people.flatMap((each) => (each.adviser && each.id !== id ? [each.adviser.id] : [])));
  return {
    self,
    person,
    sessions,
    reset,
    handOver,
    advisers: advisers.filter((adviser) => !taken.has(adviser.id)),
    /**
     * Whether a third administrator can confirm a reset of this person's second factor. Neither the person nor the
     * signed-in administrator, who requests the reset, may confirm it.
     */
    hasThirdAdmin: people.some(
      (each) => each.isActive && !each.isInvited && each.role === "admin" && each.id !== id && each.id !== self,
    ),
    successors: people.filter((each) => each.isActive && !each.isInvited && each.id !== id),
  };
}

/** Loads the active advisers who are not linked to an account yet. */
export async function loadFreeAdvisers(staff: Staff, now: Instant) {
  const { people } = await loadPeople(staff, now);
  const taken = new Set(people.map(({ adviser }) => adviser?.id));
  return (await listAdvisers()).filter(({ id }) => !taken.has(id));
}

/** Loads the signed-in staff member's second factor, emails and open sessions. */
export async function loadOwnAccount(staff: Staff, now: Instant) {
  const [{ factor, locale, hasTaskEmails }, sessions] = await Promise.all([
    findOwnSettings(staff.id),
    listSessions(staff.id, now),
  ]);
  return {
    factor,
    emailLanguage: parseLocale(locale ?? "") ?? staffLocale,
    /** Undefined for staff who cannot have tasks. */
    hasTaskEmails: isAllowed(staff.role, "tasks.change") ? hasTaskEmails : undefined,
    sessions,
  };
}
