import { db } from "@/lib/platform/db/client";
import { clearCatalogue } from "@/lib/services/queries";
import { msPerHour } from "@/lib/platform/time/instant";
import { setPrices } from "@/lib/testing/builders/prices";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { toBookingRequest } from "../booking-request";
import { book } from "../commands/book";
import { changeDraft } from "../wizard/commands/draft";
import { holdSlot } from "../wizard/commands/hold";
import { confirmDraft } from "../wizard/confirm-draft";
import type { Answers } from "../wizard/draft";
import { offerFingerprint } from "../wizard/offer-fingerprint";
import { findDraft } from "../wizard/queries/drafts";
import { bookingRequestSchema } from "../schema";
import { clearBookings } from "../testing/stored-bookings";

const settings: Record<string, string> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
afterEach(() => delete settings.FIRM_PROFILE);

const price = { minor: 13_000, currency: "EUR" } as const;
let office: Office;
let token = "";

beforeEach(async () => {
  await clearBookings();
  office = await anOffice();
  await setPrices({ initialMinor: price.minor, followUpMinor: null });
  clearCatalogue();
  const details = {
    ...aBookingRequest(office).details,
    email: "zora@example.org",
    additionalNotes: undefined,
    safeContactNote: "",
    meetingMode: "phone",
    privacyConsent: true,
    isNewClient: true,
  } as const;
  const change = () => ({ serviceId: office.service.id, currency: price.currency, details });
  token = await changeDraft(undefined, change, now);
  const draft = await findDraft(token, now);
  if (!draft) throw new Error("The draft is missing");
  const at = { service: office.service, start: noon, zone: "Europe/Berlin", language: "de", network: token };
  await holdSlot({ draft: { token, id: draft.id }, ...at }, now);
});

type Visit = { readonly locale?: "de" | "en"; readonly country?: string; readonly earlyStart?: boolean };

async function confirm({ locale = "en", country, earlyStart = false }: Visit) {
  await changeDraft(
    token,
    ({ details, ...rest }) => withDefined(rest, details && { ...details, phoneCountry: country }),
    now,
  );
  const answers = (await findDraft(token, now))?.answers ?? {};
  return confirmDraft(token, { locale, now, fingerprint: offerFingerprint(answers, price), earlyStart });
}

const withDefined = (rest: Answers, details: Answers["details"]): Answers => ({ ...rest, ...(details && { details }) });
const required = { error: "VALIDATION_ERROR", details: { codes: { earlyStart: ["earlyStartRequired"] } } };
const row = () => db.booking.findFirstOrThrow();

describe.each([
  ["DE", "eu"],
  ["GB", "uk"],
] as const)("a client in %s who books a paid appointment within the withdrawal period", (country, consumerLaw) => {
  it.each(["en", "de"] as const)("must request the early start on the %s site", async (locale) => {
    expect(await confirm({ locale, country })).toMatchObject(required);
    expect(await db.booking.count()).toBe(0);
    expect(await confirm({ locale, country, earlyStart: true })).toMatchObject({ ok: true });
    const earlyStartRequestedAt = new Date(now);
    expect(await row()).toMatchObject({ consumerLaw, earlyStartRequestedAt, withdrawalInformedAt: new Date(now) });
  });
});

it("a client in Canada can book on the German site without a request, and has no right to withdraw", async () => {
  expect(await confirm({ locale: "de", country: "CA" })).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({
    consumerLaw: "no_right",
    earlyStartRequestedAt: null,
    withdrawalInformedAt: null,
  });
});

it("a client of a firm in the United Kingdom has the rights of its law in each country", async () => {
  settings.FIRM_PROFILE = "uk";
  expect(await confirm({ country: "CA" })).toMatchObject(required);
  expect(await confirm({ country: "CA", earlyStart: true })).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({ consumerLaw: "uk" });
});

describe("a request of the API", () => {
  const fields = { firstName: "Zora", lastName: "Sample", email: "zora@example.org", phone: "+1 604 555 0142" };
  const bodyOf = (changes: object) =>
    bookingRequestSchema.parse({
      serviceType: office.service.id,
      startTime: new Date(noon + 5 * msPerHour).toISOString(),
      endTime: new Date(noon + 6 * msPerHour).toISOString(),
      clientInfo: { ...fields, preferredContactMethod: "phone", privacyConsent: true },
      isNewClient: true,
      termsAccepted: true,
      currency: "EUR",
      ...changes,
    });
  const send = async (changes: object) => {
    const request = await toBookingRequest(bodyOf(changes), { locale: "en", now });
    return request.ok ? book(request.value, {}, now) : request;
  };

  it.each([
    ["the country", { country: "FR" }],
    [
      "the country of the phone number",
      { clientInfo: { ...fields, phoneCountry: "FR", preferredContactMethod: "phone", privacyConsent: true } },
    ],
    ["the time zone", { timeZone: "Europe/Paris" }],
  ])("needs `earlyStart` if %s is in the European Union", async (_by, changes) => {
    expect(await send(changes)).toMatchObject(required);
    expect(await send({ ...changes, earlyStart: true })).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ consumerLaw: "eu", earlyStartRequestedAt: new Date(now) });
  });

  it("does not need it for a client in Canada, and stores none", async () => {
    expect(await send({ timeZone: "America/Toronto", earlyStart: true })).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ consumerLaw: "no_right", earlyStartRequestedAt: null });
  });
});
