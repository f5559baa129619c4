import type { ProposedChange, ProposedDays } from "@/lib/availability/proposed-change";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { manageToken } from "../change/manage-link";
import { saveChange } from "../days-off/commands/save-change";
import { loadDaysOff } from "../days-off/loaders/days-off";
import { findOpenOffer } from "../days-off/queries/offers";
import { aStoredBooking, clearBookings } from "./stored-bookings";

/** An office with one adviser, and the helpers with which tests close its days. `noon` is on the closed Friday. */
export async function anOfficeWithDays(manager: Staff) {
  await clearBookings();
  await emptyTables("day_exceptions", "holiday_overrides", "suppressed_addresses", "staff_notices");
  const office = await anOffice({ advisers: 1 });
  const [id = ""] = office.adviserIds;
  const adviser = { id, zone: "America/Toronto" };
  const propose = async (change: ProposedChange) => {
    const isOwn = change.kind === "days" && change.adviserId !== null;
    const { proposed } = await loadDaysOff(manager, { adviser: isOwn ? adviser : null, change, now });
    if (!proposed) throw new Error("Nothing is proposed");
    return proposed;
  };
  return {
    office,
    adviser,
    friday: { ...officeFriday, adviserId: id } as ProposedDays,
    propose,
    /** Closes the days after a look at the appointments on them. */
    async close(change: ProposedChange, offers = true) {
      const { version } = await propose(change);
      const saved = await saveChange(manager, { proposed: change, version, offers, note: "Leave" }, now);
      if (!saved.ok) throw new Error(saved.error);
      return saved.value;
    },
    /** The clients of the first days off of the adviser. */
    async clients(at = now) {
      const { saved } = await loadDaysOff(manager, { adviser, change: undefined, now: at });
      return saved[0]?.clients;
    },
  };
}

export const officeFriday: ProposedDays = {
  kind: "days",
  adviserId: null,
  firstDay: "2027-01-15",
  lastDay: "2027-01-15",
  hours: null,
  opensOnClosures: false,
};

/** A booking on the closed Friday, of a client who can be emailed. */
export async function anEmailedBooking(office: Office, start = noon, change: Record<string, unknown> = {}) {
  const { id } = await aStoredBooking(office, start);
  return db.booking.update({ where: { id }, data: { preferredContact: "email", ...change } });
}

export const tokenOf = ({ id }: { readonly id: string }) => manageToken(id);
export const offerOf = async ({ id }: { readonly id: string }) =>
  (await findOpenOffer(id, now)) ?? { until: 0, times: [] };
