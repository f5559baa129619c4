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
  it.each(locales)("names the video address and promises no call, in %s", (locale) => {
    const { text } = write(kind, { locale, meetingMode: "video" });
    expect(text).toContain("https://meet.example.com/helen-tremblay");
    expect(text).not.toContain("0142");
  });

  it("asks the client to contact us when the adviser has no video address", () => {
    const adviser = { id: "x", name: "Helen Tremblay", videoUrl: null };
    expect(write(kind, { meetingMode: "video", adviser }).text).toContain(
      "By video. Please ask us for the address of the meeting.",
    );
  });

  it("names the visiting address for a meeting in person", () => {
    const { text } = write(kind, { meetingMode: "in-person" });
    for (const line of firm().visitingAddress?.en ?? []) expect(text).toContain(line);
    expect(text).not.toContain("0142");
  });

  it("states which number is called", () => {
    expect(write(kind, { meetingMode: "phone" }).text).toContain("We call you on the number ending in 0142");
  });
});

it("does not name the firm in emails to a discreet client", () => {
  for (const kind of [...whole, "cancelled"] as const) {
    const { text, html, subject, fromName } = write(kind, {
      safeContact: ["discreet"],
      status: kind === "cancelled" ? "cancelled" : "confirmed",
    });
    for (const part of [text, html, subject, fromName]) expect(part).not.toContain(firm().legalName);
  }
  expect(write("confirmed", {}).text).toContain(firm().legalName);
  expect(composeReceipt({ ...inquiry, safeContact: ["discreet"] }).text).not.toContain(firm().legalName);
  expect(composeReceipt(inquiry).text).toContain(firm().legalName);
});

it("promises no call to a client who wants only emails", () => {
  expect(write("confirmed", { safeContact: ["email-only"] }).text).toContain(
    "Everything but the appointment itself reaches you by email.",
  );
  const { text } = composeReceipt({ ...inquiry, safeContact: ["email-only"] });
  expect(text).toContain("We answer by email only");
  expect(text).not.toMatch(/by phone if|Whoever calls you/);
});

it("does not mention a call when a video meeting is cancelled", () => {
  expect(write("cancelled", { status: "cancelled", meetingMode: "video" }).text).not.toContain("We will not call you");
});
