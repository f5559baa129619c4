import { locales } from "@/lib/platform/i18n/locales";
import { offerInvoices } from "@/lib/testing/offer-invoices";

import { composeFeeEmail } from "./fee-invoice";

const page = "https://firm.example/booking/manage/a-token";
const email = (locale: (typeof locales)[number], safeContact: readonly string[] = []) =>
  composeFeeEmail({
    to: "margaret@example.org",
    locale,
    safeContact,
    reference: "CAS-1234-5678",
    page,
    isReminder: false,
    amountMinor: 12_500,
    currency: "CAD",
    dueOn: "2027-01-29",
    invoiceNumber: "2027-0001",
  });

test.each(locales)("the email in %s states the amount, links to the manage page and has no bank details", (locale) => {
  offerInvoices();
  const { subject, text } = email(locale);
  for (const part of ["125", "2027-0001", "CAS-1234-5678", page]) expect(text).toContain(part);
  expect(text).not.toContain("DE89");
  expect(subject).not.toMatch(/125|fee|vergütung|honoraires/i);
});

test("the email omits the firm's name if the client asked for discretion", () => {
  const tradingName = "Financial Recovery Specialists";
  expect(email("en").html).toContain(tradingName);
  expect(email("en", ["discreet"]).html).not.toContain(tradingName);
});
