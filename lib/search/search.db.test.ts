import type { Staff } from "@/lib/platform/auth/staff";
import { db, Prisma } from "@/lib/platform/db/client";
import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { receiveLead } from "@/lib/inquiry/leads/commands/receive-lead";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { aMessage, aRequest } from "@/lib/testing/inquiries";
import { addManyRows } from "@/lib/testing/many-rows";
import { staffAs } from "@/lib/testing/staff-as";

import { selectMatches } from "./queries/people";
import { search } from "./search";
import { readTerms } from "./terms";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
const reader = { locale: "en", zone: "America/Toronto" } as const;
const options = { bookingPrefix: "FRS", reader, now: Date.now() };

type Person = { firstName: string; lastName: string; email: string; phone: string; phoneE164?: string };

async function aBookingOf(person: Person, reference: string) {
  const id = await storeBooking(start, { ...person, reference });
  const { clientId, adviserId } = await db.booking.findUniqueOrThrow({ where: { id } });
  await db.client.update({ where: { id: clientId }, data: person });
  return { reference, adviserId };
}

const anna = {
  firstName: "Anna",
  lastName: "Grünwald",
  email: "a.grun@example.org",
  phone: "604 555 0142",
  phoneE164: "+16045550142",
};
const petro = {
  firstName: "Petro",
  lastName: "Kowalczuk",
  email: "petro@example.net",
  phone: "07700 900123",
  phoneE164: "+447700900123",
};

let own: Awaited<ReturnType<typeof aBookingOf>>;
let other: typeof own;
let manager: Staff;

beforeAll(async () => {
  own = await aBookingOf(anna, "FRS-7K2M-4Q93");
  other = await aBookingOf(petro, "FRS-8V3N-5R24");
  const arrival = { hidden: { website: "" }, locale: "en" as const, now: start };
  await receiveMessage(aMessage({ firstName: "René", lastName: "Lévesque", email: "rl@example.org" }), arrival);
  await receiveLead(aRequest({ firstName: "Zoë", lastName: "Ångström", phone: "+1 613 555 0199" }), arrival);
  manager = await staffAs("manager");
});

const labels = async (typed: string, staff = manager) =>
  (await search(staff, typed, options)).flatMap(({ kind, isSimilar, items }) =>
    items.map(({ label }) => `${isSimilar ? "similar " : ""}${kind} ${label}`),
  );

const ofAnna = ["client Anna Grünwald", "booking Anna Grünwald"];
const ofPetro = ["client Petro Kowalczuk", "booking Petro Kowalczuk"];
const likePetro = ofPetro.map((label) => `similar ${label}`);

it.each([
  ["a name without its accent", "Grunwald", ofAnna],
  ["a name in capitals", "GRÜNWALD", ofAnna],
  ["a part of a name", "rünwa", ofAnna],
  ["another spelling of a name", "kowalchuk", likePetro],
  ["a name with two swapped letters in the middle", "kowalzcuk", likePetro],
  ["a short name with two swapped letters", "perto", likePetro],
  ["a name with two swapped first letters", "owkalczuk", likePetro],
  ["a message's sender with two swapped letters", "levesuqe", ["similar message René Lévesque"]],
  ["a last name followed by a first name", "kowalczuk petro", ofPetro],
  ["a typing error in one of two names", "petro kowalchuk", likePetro],
  ["a part of an email address", "grun@exam", ofAnna],
  ["a phone number with its country code", "+1 604 555 0142", ofAnna],
  ["a phone number without its country code", "(604) 555-0142", ofAnna],
  ["the end of a phone number", "555 0142", ofAnna],
  ["a national phone number", "07700900123", ofPetro],
  ["a message's sender", "levesque", ["message René Lévesque"]],
  ["a lead", "angstrom", ["lead Zoë Ångström"]],
  ["no one for an unknown word", "xylophone", []],
  ["no one for a similar email address", "zz@example.org", []],
  ["no one for a similar domain", "exampel.org", []],
  ["no one for a name that only resembles an email address", "exampel", []],
  ["no one for a number", "9999", []],
  ["no one for the local part of an email address that resembles a name", "kowalchuk1", []],
  ["no one for a similar reference", "FRS-7K2X", []],
  ["no one for a percent sign, which is a wildcard in SQL", "%", []],
  ["no one for two percent signs, which are wildcards in SQL", "%%", []],
  ["no one for two underscores, which are wildcards in SQL", "__", []],
])("finds %s: %s", async (_what, typed, expected) => {
  expect(await labels(typed)).toEqual(expected);
});

it("finds a booking even if its reference is typed without dashes, prefix or capitals, and links to it", async () => {
  for (const typed of [own.reference, own.reference.replaceAll("-", ""), own.reference.slice(4).toLowerCase()]) {
    const groups = await search(manager, typed, options);
    expect(groups).toEqual([
      {
        kind: "booking",
        isSimilar: false,
        items: [
          {
            label: "Anna Grünwald",
            detail: `${own.reference}, 15 January 2027, 12 noon`,
            href: `/dashboard/bookings/${own.reference}`,
          },
        ],
      },
    ]);
  }
});

describe("the search", () => {
  it("shows an adviser only the bookings and clients of this adviser", async () => {
    const adviser = await staffAs("adviser", own.adviserId);
    expect(await labels("grunwald", adviser)).toEqual(ofAnna);
    expect(await labels("kowalczuk", adviser)).toEqual([]);
    expect(await labels(other.reference, adviser)).toEqual([]);
    expect(await labels("levesque", adviser)).toEqual([]);
    expect(await labels("grunwald", await staffAs("adviser"))).toEqual([]);
  });

  it("lets a viewer search only for references of bookings, and shows the viewer no names", async () => {
    const viewer = await staffAs("viewer");
    expect(await labels("grunwald", viewer)).toEqual([]);
    expect(await labels("555 0142", viewer)).toEqual([]);
    expect(await labels(own.reference, viewer)).toEqual([`booking ${own.reference}`]);
  });

  it("shows clients and bookings to compliance staff, but no messages", async () => {
    const compliance = await staffAs("compliance");
    expect(await labels("grunwald", compliance)).toEqual(ofAnna);
    expect(await labels("levesque", compliance)).toEqual([]);
  });
});

describe("near matches", () => {
  it("come after exact matches", async () => {
    const names = { firstName: "Ruth", lastName: "Kwellington" };
    await aBookingOf({ ...anna, ...names, email: "ruth@example.com" }, "FRS-9W2M-4Q93");
    await aBookingOf({ ...anna, ...names, lastName: "Kwelington", email: "r@example.com" }, "FRS-9W2M-4Q94");
    const clientLabels = (await labels("Kwelington")).filter((label) => label.includes("client "));
    expect(clientLabels).toEqual(["client Ruth Kwelington", "similar client Ruth Kwellington"]);
  });

  it("are left out if the search is for an email address, found or not", async () => {
    const names = { firstName: "Vera", lastName: "Quist" };
    await aBookingOf({ ...anna, ...names, email: "vera.quist.1@example.com" }, "FRS-9W2M-4Q96");
    await aBookingOf({ ...anna, ...names, lastName: "Other", email: "vera.quist.2@example.com" }, "FRS-9W2M-4Q97");
    const clients = async (typed: string) => (await labels(typed)).filter((label) => label.startsWith("client"));
    expect(await clients("vera.quist.1@example.com")).toEqual(["client Vera Quist"]);
    expect(await labels("vera.quist.3@example.com")).toEqual([]);
  });

  it("are found even if each of two words has a typing error", async () => {
    const names = { firstName: "Annette", lastName: "Lafontière", email: "al@example.com" };
    await aBookingOf({ ...anna, ...names }, "FRS-9W2M-4Q95");
    expect(await labels("anete lafontaire")).toContain("similar client Annette Lafontière");
  });
});

describe("with many rows", () => {
  beforeAll(async () => {
    await addManyRows(async (tx) => {
      await tx.$executeRaw`
        insert into clients (email, first_name, last_name, phone, preferred_contact, locale, zone)
        select 'person' || n || '@example.com', chr(65 + n % 26) || 'lex', md5(n::text), '+1 416 ' || (1000000 + n * 17), 'email', 'en', 'America/Toronto'
        from generate_series(1, 20000) n`;
      await tx.$executeRaw`
        insert into contact_messages (reference, state, suspicions, first_name, last_name, email, phone, locale, subject_cipher, message_cipher, text_hash, source, external_id)
        select 'MSG-' || n, 'answered', '{}', chr(65 + n % 26) || 'lex', md5(n::text), 'person' || n || '@example.com', '+1 416 ' || (1000000 + n * 17), 'en', '', '', '', 'import', n::text
        from generate_series(1, 20000) n`;
    });
  });

  const indexes = {
    clients: ["clients_are_found_by_text", "clients_are_found_by_phone"],
    contact_messages: ["messages_are_found_by_text", "messages_are_found_by_phone"],
  } as const;

  it.each([
    ["clients", "grunwald", false],
    ["clients", "kowalchuk", true],
    ["clients", "555 0142", false],
    ["contact_messages", "levesque", false],
    ["contact_messages", "levesuqe", true],
    ["contact_messages", "555 0142", false],
  ] as const)("the search uses an index of %s for %s (with similar matches: %s)", async (table, typed, isSimilar) => {
    const terms = readTerms(typed, "FRS");
    if (!terms) throw new Error("No terms");
    const query = selectMatches({ table, columns: Prisma.sql`first_name`, terms, isSimilar, within: Prisma.sql`true` });
    const rows = await db.$queryRaw<Record<string, string>[]>(Prisma.sql`explain ${query}`);
    const plan = rows.map((row) => Object.values(row).join()).join("\n");
    expect(plan).toContain(indexes[table][terms.digits === undefined ? 0 : 1]);
    expect(plan).not.toContain("Seq Scan");
  });
});
