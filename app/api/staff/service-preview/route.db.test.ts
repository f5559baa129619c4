import { anOffice, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { POST } from "./route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let fields: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const { service, adviserIds } = await anOffice();
  fields = {
    locale: "en",
    id: service.id,
    "name.en": "First call",
    "description.en": "The first conversation.",
    "name.fr-CA": "Premier appel",
    "description.fr-CA": "La première conversation.",
    category: "consultation",
    icon: "phone",
    minutes: "60",
    bufferBeforeMinutes: "0",
    bufferAfterMinutes: "15",
    slotGridMinutes: "30",
    minNoticeMinutes: "120",
    horizonDays: "2",
    isActive: "true",
    [`adviser.${adviserIds[0] ?? ""}`]: "true",
    "price.CAD.initial": "50",
    "price.EUR.initial": "0",
    from: "2099-01-01",
    shownFor: "2026-01-01",
  };
});

async function preview(changes: Readonly<Record<string, string>> = {}) {
  const response = await POST(
    new Request("http://localhost/api/staff/service-preview", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fields: { ...fields, ...changes }, locale: "en" }),
    }),
    { params: Promise.resolve({}) },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it("shows the times and the cards with the values that are not stored", async () => {
  // Late in the evening, no time of today is left.
  jest.spyOn(Date, "now").mockReturnValue(now);
  await staffAs("manager");
  const { status, body } = await preview();
  expect(status).toBe(200);
  const days = body.days as readonly { before: number; after: number }[];
  expect(days).toHaveLength(14);
  expect(days.map(({ before, after }) => after > 0 && before > 0).indexOf(false)).toBe(3);
  expect(body.cards).toMatchObject([
    { locale: "en", name: "First call", terms: "$50\u00a0CAD, 60 minutes", followUp: null },
    { locale: "fr-CA", name: "Premier appel" },
    { locale: "de", name: "First call", terms: "Kostenlos, 60 Minuten", isUntranslated: true },
  ]);
});

it("names the fields that are not valid yet", async () => {
  await staffAs("manager");
  expect((await preview({ minutes: "62" })).body).toEqual({ invalid: ["minutes"] });
});

it("refuses staff who may not change services", async () => {
  await staffAs("adviser");
  expect((await preview()).status).toBe(403);
});
