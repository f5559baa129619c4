import { fail } from "@/lib/platform/result";

import { failureMessage } from "./translator";

const howToPay = ["Plus tax.", "You get an invoice."];

it.each([
  ["en", "nothing-to-pay", "There is nothing to pay for this appointment."],
  ["de", "nothing-to-pay", "Für diesen Termin ist nichts zu zahlen."],
  ["fr-CA", "nothing-to-pay", "Il n’y a rien à payer pour ce rendez-vous."],
  ["en", "another-rule", "This cannot be done online. Please contact us and we will help you."],
] as const)("a refused payment names its reason: %s, %s", (locale, rule, message) => {
  expect(failureMessage(locale, fail("BUSINESS_RULE_VIOLATION", { rule }))).toBe(message);
});

it.each([
  ["en", "Cards are not taken for this appointment. Plus tax. You get an invoice."],
  ["de", "Für diesen Termin ist keine Kartenzahlung möglich. Plus tax. You get an invoice."],
  ["fr-CA", "Ce rendez-vous ne peut pas être payé par carte. Plus tax. You get an invoice."],
] as const)("a site that takes no cards says how to pay and does not advise another try: %s", (locale, message) => {
  expect(failureMessage(locale, fail("SERVICE_UNAVAILABLE", { rule: "no-card", howToPay }))).toBe(message);
});
