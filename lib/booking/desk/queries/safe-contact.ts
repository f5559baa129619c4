import { openSource, sourceColumns } from "@/lib/inquiry/safe-contact/columns";
import { unionOfCodes } from "@/lib/inquiry/safe-contact/union";
import type { SafeContactSource } from "@/lib/inquiry/safe-contact/union";
import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";

const referenced = { select: { reference: true, ...sourceColumns } } as const;

/** The columns with the safe-contact instructions of a booking, and of the client, message and lead of the booking. */
export const bookingSources = {
  reference: true,
  ...sourceColumns,
  client: { select: sourceColumns },
  contactMessage: referenced,
  lead: referenced,
} as const satisfies Prisma.BookingSelect;

type BookingSources = Prisma.BookingGetPayload<{ select: typeof bookingSources }>;

/** The instructions of a booking's client, of the booking, and of the message or lead that led to the booking. */
export function sourcesOfBooking({ client, contactMessage, lead, ...booking }: BookingSources) {
  const sources: readonly SafeContactSource[] = [
    ...openSource({ from: "client" }, client),
    ...openSource({ from: "booking", reference: booking.reference }, booking),
    ...openSource({ from: "message", reference: contactMessage?.reference ?? "" }, contactMessage),
    ...openSource({ from: "lead", reference: lead?.reference ?? "" }, lead),
  ];
  return sources;
}

type BookingCodes = { readonly safeContact: readonly string[] } & {
  readonly [Name in "client" | "contactMessage" | "lead"]: { readonly safeContact: readonly string[] } | null;
};

/**
 * The codes (such as "no-voicemail") of a booking's instructions and of the instructions of its client, message and
 * lead. The codes are stored unencrypted, so nothing needs to be decrypted.
 */
export function codesOfBooking({ safeContact, client, contactMessage, lead }: BookingCodes): string[] {
  return unionOfCodes([
    safeContact,
    ...[client, contactMessage, lead].flatMap((each) => (each ? [each.safeContact] : [])),
  ]);
}

const codes = { select: { safeContact: true } } as const;
/** The columns that `codesOfBooking` needs. */
export const bookingCodes = { safeContact: true, client: codes, contactMessage: codes, lead: codes } as const;

/** The instructions of at most this many bookings of a client are read. The latest bookings are read first. */
const maxBookings = 20;

/**
 * The instructions of a client, of the client's bookings, and of the messages and leads that led to these bookings. At
 * most `maxBookings` bookings are read. Bookings, messages and leads without instructions are left out.
 */
export async function listSafeContact(
  clientId: string,
  tx: Tx | typeof db = db,
): Promise<readonly SafeContactSource[]> {
  const client = await tx.client.findUnique({ where: { id: clientId }, select: sourceColumns });
  const given = [{ safeContact: { isEmpty: false } }, { safeContactNoteCipher: { not: null } }];
  const bookings = await tx.booking.findMany({
    where: { clientId, OR: [...given, { contactMessage: { OR: given } }, { lead: { OR: given } }] },
    orderBy: { startsAt: "desc" },
    take: maxBookings,
    select: { ...referenced.select, contactMessageId: true, leadId: true },
  });
  // The queries run one after the other, because a transaction has only one connection.
  const linked = (ids: readonly (string | null)[]) => ({
    where: { id: { in: ids.filter((id) => id !== null) }, OR: given },
    ...referenced,
  });
  const messages = await tx.contactMessage.findMany(linked(bookings.map(({ contactMessageId: id }) => id)));
  const leads = await tx.lead.findMany(linked(bookings.map(({ leadId: id }) => id)));
  const beside = [
    ...bookings.flatMap((row) => openSource({ from: "booking", reference: row.reference }, row)),
    ...messages.flatMap((row) => openSource({ from: "message", reference: row.reference }, row)),
    ...leads.flatMap((row) => openSource({ from: "lead", reference: row.reference }, row)),
  ].filter(({ codes: own, note }) => own.length > 0 || note);
  return [...openSource({ from: "client" }, client), ...beside];
}

/** The codes of all instructions that emails and calls to a client must obey. */
export async function codesOfClient(clientId: string): Promise<readonly string[]> {
  return unionOfCodes((await listSafeContact(clientId)).map((source) => source.codes));
}
