import {
  bookingRequestSchema,
  cancelSchema,
  detailsSchema,
  findSchema,
  managedCancelSchema,
} from "@/lib/booking/schema";
import { contactFormSchema, contactRequestSchema } from "@/lib/inquiry/contact/schema";
import { leadFormSchema, leadRequestSchema } from "@/lib/inquiry/leads/schema";
import { signupFormSchema, signupSchema } from "@/lib/newsletter/schema";
import { parseInput } from "@/lib/platform/parse/parse-input";
import { textsIn } from "@/lib/platform/wallet-secrets/texts-in";

const sender = { firstName: "Margaret", lastName: "Sample", email: "margaret@example.org", phone: "+1 604 555 0142" };
const message = {
  ...sender,
  subject: "Lost money",
  message: "Three transfers in October, to people I trusted.",
  serviceInterest: "crypto",
  referralSource: "a friend",
  consent: true,
};
const attribution = {
  gclid: "Cj0",
  gbraid: "Cj1",
  wbraid: "Cj2",
  utm_source: "search",
  utm_medium: "cpc",
  utm_campaign: "autumn",
  landing: "/de",
};
const lead = {
  ...sender,
  service: "crypto",
  estimatedLoss: "unknown",
  urgency: "later",
  story: "A website that looked right.",
  consent: true,
  attribution,
};
const details = {
  ...sender,
  preferredContactMethod: "phone",
  additionalNotes: "In the morning.",
  privacyConsent: true,
  isNewClient: true,
};
const signup = { email: sender.email, firstName: "Margaret", lastName: "Sample", interests: ["crypto"], consent: true };
const times = { startTime: "2027-03-02T14:00:00Z", endTime: "2027-03-02T15:00:00Z" };
const booking = {
  serviceType: "crypto",
  ...times,
  clientInfo: details,
  isNewClient: true,
  termsAccepted: true,
  timeZone: "Europe/Berlin",
  locale: "en",
};

/**
 * Every form and API request that stores text from a visitor, with its schema and a valid input. The input fills every
 * text field.
 */
const inputs = {
  "POST /api/contact": [contactRequestSchema, message],
  "the contact form": [contactFormSchema, message],
  "POST /api/leads": [leadRequestSchema, lead],
  "the lead form": [leadFormSchema, lead],
  "POST /api/bookings": [bookingRequestSchema, booking],
  "the booking's details step": [detailsSchema, details],
  "POST /api/bookings/{token}/cancel": [cancelSchema, { reason: "I found another way." }],
  "the cancellation form": [managedCancelSchema, { token: "x", reason: "I found another way." }],
  "POST /api/newsletter": [signupSchema, signup],
  "the newsletter form": [signupFormSchema, { ...signup, inPlace: true }],
  "the form for finding bookings by email address": [findSchema, { email: sender.email }],
} as const;

const words = "absurd zebra thank year wave sausage worth useful crumble oxygen mansion yellow".split(" ");
const fields = Object.entries(inputs).flatMap(([name, [schema, input]]) =>
  textsIn(input).map(({ path }) => ({ name, schema, input, path })),
);

/** A copy of the input with `text` at `path`, for example at `clientInfo.email`. */
function withText(input: unknown, path: string, text: string): unknown {
  const [name = "", ...rest] = path.split(".");
  const copy = structuredClone(input) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? text : withText(copy[name], rest.join("."), text);
  return copy;
}

it.each(Object.entries(inputs))("the schema of %s accepts valid input", (_name, [schema, input]) => {
  expect(parseInput<unknown>(schema, input).ok).toBe(true);
});

it.each(fields)("the schema of $name removes or refuses a seed phrase in $path", ({ schema, input, path }) => {
  for (const phrase of [
    words.join(" "),
    words.join("."),
    words.join("/"),
    `/${words.join("-")}`,
    `${words.join(".")}@example.org`,
  ]) {
    const parsed = parseInput<unknown>(schema, withText(input, path, phrase));
    expect(JSON.stringify(parsed)).not.toContain("zebra");
  }
});

/** The attribution comes from an advertisement, not from the visitor. So a broken value must not lose the request. */
const isDropped = (path: string) => path.startsWith("attribution.");

it.each(fields)("the schema of $name refuses or drops a NUL character in $path", ({ schema, input, path }) => {
  const parsed = parseInput<unknown>(schema, withText(input, path, "Sample\0Sample"));
  if (!isDropped(path)) return expect(parsed).toEqual({ ok: false, codes: { [path]: ["invalid"] } });
  expect(parsed).toMatchObject({ ok: true });
  expect(JSON.stringify(parsed)).not.toContain("Sample\\u0000");
});
