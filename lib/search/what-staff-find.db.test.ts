import { storeCase } from "@/lib/cases/testing/stored-cases";
import { giveReason } from "@/lib/clients/commands/access";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { search } from "./search";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
const reader = { locale: "en", zone: "America/Toronto" } as const;
const options = { bookingPrefix: "FRS", reader, now: Date.now() };

async function aBookingOf(reference: string, person: Readonly<Record<"firstName" | "lastName" | "email", string>>) {
  const id = await storeBooking(start, { ...person, reference });
  const { clientId, adviserId } = await db.booking.findUniqueOrThrow({ where: { id } });
  const phone = { phone: "07700 900123", phoneE164: "+447700900123" };
  await db.client.update({ where: { id: clientId }, data: { ...person, ...phone } });
  return { reference, adviserId };
}

let own: Awaited<ReturnType<typeof aBookingOf>>;
let other: typeof own;
let manager: Staff;

beforeAll(async () => {
  own = await aBookingOf("FRS-7K2M-4Q93", { firstName: "Anna", lastName: "Grünwald", email: "anna@example.org" });
  other = await aBookingOf("FRS-8V3N-5R24", { firstName: "Petro", lastName: "Kowalczuk", email: "petro@example.net" });
  manager = await staffAs("manager");
});

describe("a client's phone number and email address", () => {
  const detailFor = async (staff: Staff) =>
    (await search(staff, "kowalczuk", options)).find(({ kind }) => kind === "client")?.items[0]?.detail;

  it("are hidden until a reason to open the file is given", async () => {
    expect(await detailFor(manager)).toBe("Phoenix");
    const { clientId } = await db.booking.findUniqueOrThrow({ where: { reference: other.reference } });
    const colleague = await staffAs("manager");
    await giveReason(colleague, { id: clientId, reason: "covering" }, Date.now());
    expect(await detailFor(colleague)).toBe("petro@example.net, +44 7700 900123");
  });

  it("are shown to the client's adviser, preceded by the client's safe-contact instructions", async () => {
    await db.booking.update({ where: { reference: other.reference }, data: { safeContact: ["no-voicemail"] } });
    const detail = await detailFor(await staffAs("adviser", other.adviserId));
    expect(detail).toBe("Leave no voicemail, petro@example.net, +44 7700 900123");
  });
});

describe("a reference", () => {
  const references = { case: "CAS-7K2M-4Q96", dataRequest: "DAT-7K2M-4Q96", complaint: "CMP-7K2M-4Q96" };

  beforeAll(async () => {
    const { clientId } = await db.booking.findUniqueOrThrow({ where: { reference: own.reference } });
    const { id } = await storeCase({ clientId });
    await db.case.update({ where: { id }, data: { reference: references.case } });
    const { id: createdById } = await staffAs("compliance");
    const [day, due] = [new Date("2027-01-04"), new Date("2027-02-03")];
    const [createdAt, cipher] = [new Date(start), new Uint8Array(1)];
    const entry = { createdById, createdAt, nameCipher: cipher, receivedOn: day };
    await db.dataRequest.create({
      data: { ...entry, reference: references.dataRequest, kind: "access", law: "pipeda", dueOn: due },
    });
    await db.complaint.create({
      data: { ...entry, reference: references.complaint, textCipher: cipher, acknowledgeBy: due, answerBy: due },
    });
  });

  const kindsFor = async (staff: Staff) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(references).map(async ([kind, typed]) => [
          kind,
          (await search(staff, typed, options)).map((group) => group.kind),
        ]),
      ),
    ) as unknown;

  it("finds a case, data request or complaint only for staff who may read it", async () => {
    const none = { case: [], dataRequest: [], complaint: [] };
    const all = { case: ["case"], dataRequest: ["dataRequest"], complaint: ["complaint"] };
    expect(await kindsFor(await staffAs("compliance"))).toEqual(all);
    expect(await kindsFor(manager)).toEqual({ ...none, case: ["case"] });
    expect(await kindsFor({ ...(await staffAs("adviser")), adviserId: own.adviserId })).toEqual({
      ...none,
      case: ["case"],
    });
    expect(await kindsFor({ ...(await staffAs("adviser")), adviserId: other.adviserId })).toEqual(none);
    expect(await kindsFor(await staffAs("viewer"))).toEqual(none);
  });
});
