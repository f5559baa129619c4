import { fieldCodes } from "@/lib/platform/forms/field-errors";
import { parseInput } from "@/lib/platform/parse/parse-input";

import { leadFormCheck } from "./check";
import { leadRequestSchema } from "./schema";

const request = {
  firstName: "Margaret",
  lastName: "Sample",
  email: "margaret@example.org",
  phone: "+1 604 555 0142",
  service: "cryptocurrency-recovery",
  estimatedLoss: "10k-50k",
  urgency: "this-week",
  consent: true,
};

const refusedIn = (change: object) => {
  const parsed = leadRequestSchema.safeParse({ ...request, ...change });
  return parsed.success ? {} : fieldCodes(parsed.error);
};

it("drops attribution values that the database cannot store, and accepts the request", () => {
  const attribution = { gclid: "a\0b", wbraid: "\ud800", utm_source: "a\0", utm_campaign: "x\0y", landing: "/\0" };
  for (const given of [attribution, { ...attribution, "other\0": "\0" }, { gclid: { deep: ["\0"] } }]) {
    const parsed = parseInput(leadRequestSchema, { ...request, attribution: given });
    expect(parsed).toMatchObject({ ok: true, value: { attribution: {} } });
  }
  expect(parseInput(leadRequestSchema, { ...request, story: "a\0" })).toMatchObject({ ok: false });
});

it.each([
  ["phone", "555", "phoneTooShort:3"],
  ["phone", undefined, "phoneTooShort"],
  ["service", "", "serviceRequired"],
  ["service", undefined, "serviceRequired"],
  ["service", "x".repeat(65), "unknownService"],
  ["estimatedLoss", "10", "lossRequired"],
  ["urgency", "", "urgencyRequired"],
  ["story", "x".repeat(5_001), "storyTooLong"],
  ["story", `${"abandon ".repeat(11)}about`, "secretFound"],
  ["story", "9f".repeat(32), "secretDoubt"],
  ["consent", undefined, "privacyRequired"],
])("for the field %s, refuses the value %j with the error %s", (field, value, code) => {
  expect(refusedIn({ [field]: value })).toEqual({ [field]: [code] });
});

it("keeps valid attribution values and drops invalid values", () => {
  const attribution = {
    gclid: "Cj0KCQ",
    utm_source: "search\r\nBcc: x",
    utm_medium: 7,
    utm_campaign: "x".repeat(201),
    landing: "https://evil.example",
  };
  expect(leadRequestSchema.parse({ ...request, attribution }).attribution).toEqual({ gclid: "Cj0KCQ" });
  expect(
    leadRequestSchema.parse({ ...request, attribution: { landing: "/de/cryptocurrency-recovery" } }).attribution,
  ).toEqual({ landing: "/de/cryptocurrency-recovery" });
});

it.each([
  [
    "a seed phrase as a click id",
    "gclid",
    "legal.winner.thank.year.wave.sausage.worth.useful.legal.winner.thank.yellow",
  ],
  ["a click id with spaces", "gbraid", "legal winner thank"],
  ["a click id that is too long", "wbraid", "x".repeat(201)],
  [
    "a seed phrase as a campaign name",
    "utm_campaign",
    "legal winner thank year wave sausage worth useful legal winner thank yellow",
  ],
  ["a link as a campaign source", "utm_source", "https://evil.example"],
  [
    "a sentence as a campaign medium",
    "utm_medium",
    "Please call me back at once, my account is frozen and I am afraid",
  ],
  [
    "a seed phrase as a landing page",
    "landing",
    "/legal/winner/thank/year/wave/sausage/worth/useful/legal/winner/thank/yellow",
  ],
])("accepts a request and drops %s", (_what, name, value) => {
  const parsed = leadRequestSchema.parse({ ...request, attribution: { gclid: "Cj0KCQ", [name]: value } });
  expect(parsed.attribution).toEqual(name === "gclid" ? {} : { gclid: "Cj0KCQ" });
});

it("drops a seed phrase that is split over several attribution values", () => {
  const attribution = {
    utm_source: "legal winner thank year wave sausage",
    utm_medium: "cpc",
    utm_campaign: "worth useful legal winner thank yellow",
  };
  expect(leadRequestSchema.parse({ ...request, attribution }).attribution).toEqual({ utm_medium: "cpc" });
});

it("keeps usual campaign names", () => {
  const attribution = {
    utm_source: "google",
    utm_medium: "paid-search",
    utm_campaign: "de_krypto-hilfe 2026.11",
    gclid: "Cj0KCQiA-abc_DEF.1",
  };
  expect(leadRequestSchema.parse({ ...request, attribution }).attribution).toEqual(attribution);
});

it("accepts a form with empty optional fields, and lists the errors of an invalid form by field", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...request,
    consent: "true",
    story: "",
    gclid: "",
    requestKey: "short",
  }))
    form.set(name, String(value));
  expect(leadFormCheck.safeParse(form).success).toBe(true);
  form.set("service", "");
  const { error } = leadFormCheck.safeParse(form);
  expect(error && fieldCodes(error)).toEqual({ service: ["serviceRequired"] });
});
