import { createTranslator } from "next-intl";

import { messagesFor } from "@/lib/platform/i18n/messages";

import { officeTimeText, timeRangeTexts, startText, timeTexts } from "./booking-texts";

const noon = Date.parse("2026-12-09T17:00:00Z");
const office = { zone: "America/Toronto", city: "Toronto" };
const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "booking" });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("the texts of a time", () => {
  it("are in the visitor's zone", () => {
    expect(plain(startText(noon, { locale: "en", zone: "Europe/London" }))).toBe("Wednesday 9 December 2026, 5:00 pm");
    expect(plain(startText(noon, { locale: "de", zone: "Europe/Berlin" }))).toBe("Mittwoch, 9. Dezember 2026, 18:00");
  });

  it("show the office's time, with its day if that differs", () => {
    expect(plain(officeTimeText(noon, { locale: "en", zone: "Europe/London", office }, t))).toBe("12:00 pm in Toronto");
    expect(plain(officeTimeText(noon, { locale: "en", zone: "Australia/Sydney", office }, t))).toBe(
      "Wednesday 9 December 2026, 12:00 pm in Toronto",
    );
  });

  it("are shown in both zones in the summary", () => {
    const texts = timeTexts(noon, { locale: "en", zone: "America/Toronto", office }, t);
    expect([plain(texts.yourTime), plain(texts.officeTime)]).toEqual([
      "Wednesday 9 December 2026, 12:00 pm",
      "12:00 pm in Toronto",
    ]);
  });

  it("show start and end on two lines", () => {
    const { day, time } = timeRangeTexts(
      { start: noon, end: noon + 3_600_000 },
      { locale: "en", zone: "America/Toronto" },
    );
    expect(day).toBe("Wednesday 9 December 2026");
    expect(plain(time)).toBe("12:00 pm – 1:00 pm, Eastern Time (UTC−5)");
  });
});
