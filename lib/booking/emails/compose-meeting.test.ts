import { composeReceipt } from "@/lib/inquiry/emails/receipt";
import { firm } from "@/lib/firm/settings-snapshot";
import { locales } from "@/lib/platform/i18n/locales";
import { anEmailBooking } from "@/lib/testing/builders/email-booking";

import { composeBookingEmail } from "./compose";
import type { BookingEmailKind } from "./still-due";

const now = Date.parse("2026-11-21T09:30:00Z");
const write = (kind: BookingEmailKind, changes: Parameters<typeof anEmailBooking>[0]) =>
  composeBookingEmail(kind, anEmailBooking(changes), now);
const whole = ["confirmed", "changed", "reminder-24h", "reminder-2h"] as const;
const inquiry = {
  kind: "lead",
  reference: "REQ-TEST",
  state: "received",
  email: "m@example.org",
  locale: "en",
  createdAt: new Date(now),
  safeContact: [],
} as const;

describe.each(whole)("the %s email", (kind) => {
  it.each(locales)("contains the link of a video meeting and promises no call, in %s", (locale) => {
    const { text } = write(kind, { locale, meetingMode: "video" });
    expect(text).toContain("https://meet.example.com/helen-tremblay");
    expect(text).not.toContain("0142");
  });

  it("about a video meeting that has no link asks the client to contact us", () => {
    const adviser = { id: "x", name: "Helen Tremblay", videoUrl: null };
    expect(write(kind, { meetingMode: "video", adviser }).text).toContain("By video. Please ask us for the link.");
  });

  it("names the visiting address for a meeting in person", () => {
    const { text } = write(kind, { meetingMode: "in-person" });
    for (const line of firm().visitingAddress?.en ?? []) expect(text).toContain(line);
    expect(text).not.toContain("0142");
  });

  it("states the last digits of the phone number that the adviser calls", () => {
    expect(write(kind, { meetingMode: "phone" }).text).toContain("We call you on the number ending in 0142");
  });
});

it("does not name the firm in emails to a client with the safe-contact instruction 'discreet'", () => {
  for (const kind of [...whole, "cancelled"] as const) {
    const { text, html, subject, fromName } = write(kind, {
      safeContact: ["discreet"],
      status: kind === "cancelled" ? "cancelled" : "confirmed",
    });
    for (const part of [text, html, subject, fromName]) {
      expect(part).not.toContain(firm().legalName);
      expect(part).not.toContain(firm().tradingName);
    }
  }
  expect(write("confirmed", {}).text).toContain(firm().legalName);
  expect(composeReceipt({ ...inquiry, safeContact: ["discreet"] }).text).not.toContain(firm().legalName);
  expect(composeReceipt(inquiry).text).toContain(firm().legalName);
});

it("promises no call to a client who wants only emails", () => {
  expect(write("confirmed", { safeContact: ["email-only"] }).text).toContain(
    "Apart from the appointment itself, we contact you by email only.",
  );
  const { text } = composeReceipt({ ...inquiry, safeContact: ["email-only"] });
  expect(text).toContain("We reply by email only");
  expect(text).not.toMatch(/by phone if|Anyone who calls you/);
});

it("does not mention a call when a video meeting is cancelled", () => {
  expect(write("cancelled", { status: "cancelled", meetingMode: "video" }).text).not.toContain("We will not call you");
});

it("tells a client with a phone meeting to hang up on impostors, but not a client with a meeting in person", () => {
  expect(write("confirmed", { meetingMode: "phone" }).text).toContain("hang up and call us");
  expect(write("confirmed", { meetingMode: "in-person" }).text).not.toContain("hang up");
});

it("names the new adviser only if the appointment has moved to another adviser", () => {
  const sentence = "Your appointment is now with Helen Tremblay.";
  expect(write("changed", { hasNewAdviser: true }).text).toContain(sentence);
  expect(write("changed", { hasNewAdviser: false }).text).not.toContain(sentence);
});

it("shows only the office's time if the client is in the same time zone", () => {
  const { text } = write("cancelled", { status: "cancelled", zone: "America/Toronto" });
  expect(text).toContain("Office time");
  expect(text).not.toContain("Your time");
});
