import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import { openAnswers } from "./draft";
import { openStates } from "./states";
import type { Answers } from "./draft";
import type { Instant } from "@/lib/platform/time/instant";

const bookingFields = {
  id: true,
  reference: true,
  status: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  locale: true,
  priceMinor: true,
  currency: true,
  sequence: true,
  callerWords: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  preferredContact: true,
  meetingMode: true,
  safeContact: true,
  serviceId: true,
  adviserId: true,
  adviser: { select: { id: true, name: true, videoUrl: true } },
} as const;

/** A booking with what its own visitor may see of it. */
export async function findBooking(id: string) {
  return db.booking.findUnique({ where: { id }, select: bookingFields });
}

/** The booking of a manage link, as it now is. */
export async function findBookingByToken(token: string) {
  return db.booking.findUnique({ where: { manageTokenHash: hashToken(token) }, select: bookingFields });
}

/** More than anybody has: an email stays an email whatever a script has booked. */
const mostListed = 20;

/** The open bookings of an address that are still to come, the next one first. */
export async function listComingBookings(email: string, now: Instant) {
  return db.booking.findMany({
    where: { email, status: { in: [...openStates] }, startsAt: { gt: new Date(now) } },
    orderBy: { startsAt: "asc" },
    take: mostListed,
    select: bookingFields,
  });
}

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** What the API answers with. */
export type ShownBooking = Pick<
  FoundBooking,
  "id" | "reference" | "status" | "startsAt" | "endsAt" | "zone" | "priceMinor" | "currency" | "callerWords"
> & { readonly adviser: { readonly id: string; readonly name: string } };

/** Whose time is held; languages as "en", "de", "fr". */
export type HeldAdviser = {
  readonly name: string;
  readonly languages: readonly string[];
  readonly holdsVideo: boolean;
};

export type FoundDraft = {
  readonly id: string;
  readonly answers: Answers;
  readonly bookingId: string | null;
  /** The request for help that it was begun from. */
  readonly leadId: string | null;
  readonly hold:
    | {
        readonly adviserId: string;
        readonly adviser: HeldAdviser;
        readonly until: Instant;
        readonly extensions: number;
      }
    | undefined;
};

/** The live draft behind a cookie's token, with its hold if that has not run out. */
export async function findDraft(token: string, now: Instant): Promise<FoundDraft | undefined> {
  const row = await db.bookingDraft.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date(now) } },
    select: {
      id: true,
      answersCipher: true,
      bookingId: true,
      leadId: true,
      hold: {
        select: {
          adviserId: true,
          expiresAt: true,
          extensions: true,
          adviser: { select: { name: true, languages: true, videoUrl: true } },
        },
      },
    },
  });
  if (!row) return undefined;
  const { hold } = row;
  const until = hold?.expiresAt?.getTime() ?? 0;
  return {
    id: row.id,
    answers: openAnswers(row.answersCipher),
    bookingId: row.bookingId,
    leadId: row.leadId,
    hold:
      hold && until > now
        ? {
            adviserId: hold.adviserId,
            adviser: {
              name: hold.adviser.name,
              languages: hold.adviser.languages,
              holdsVideo: hold.adviser.videoUrl !== null,
            },
            until,
            extensions: hold.extensions,
          }
        : undefined,
  };
}
