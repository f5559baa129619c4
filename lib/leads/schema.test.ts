import { fieldCodes } from "@/lib/platform/field-errors";

import { checkLeadForm } from "./check";
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

it.each([
  ["phone", "604 555 014", "phoneTooShort"],
  ["phone", undefined, "phoneTooShort"],
  ["service", "", "serviceRequired"],
  ["service", undefined, "serviceRequired"],
  ["service", "astrology", "unknownService"],
  ["estimatedLoss", "10", "lossRequired"],
  ["urgency", "", "urgencyRequired"],
  ["story", "x".repeat(5_001), "storyTooLong"],
  ["story", `${"abandon ".repeat(11)}about`, "secretFound"],
  ["story", "9f".repeat(32), "secretDoubt"],
  ["consent", undefined, "privacyRequired"],
])("refuses %s %j as %s", (field, value, code) => {
  expect(refusedIn({ [field]: value })).toEqual({ [field]: [code] });
});

it("keeps where a visitor came from, and drops what is no plain mark of it", () => {
  const attribution = { gclid: "Cj0KCQ", utm_source: "search\r\nBcc: x", utm_medium: 7, utm_campaign: "x".repeat(201), landing: "https://evil.example" };
  expect(leadRequestSchema.parse({ ...request, attribution }).attribution).toEqual({ gclid: "Cj0KCQ" });
  expect(leadRequestSchema.parse({ ...request, attribution: { landing: "/de/cryptocurrency-recovery" } }).attribution).toEqual({ landing: "/de/cryptocurrency-recovery" });
});

it("reads the form as a browser sends it", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...request, consent: "true", story: "", gclid: "", requestKey: "short" })) form.set(name, String(value));
  expect(checkLeadForm(form)).toEqual({});
  form.set("service", "");
  expect(checkLeadForm(form)).toEqual({ service: ["serviceRequired"] });
});
