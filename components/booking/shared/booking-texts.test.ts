import { createTranslator } from "next-intl";

import { messagesFor } from "@/lib/platform/i18n/messages";

import { officeTimeText, timeRangeTexts, timeTexts } from "./booking-texts";

const noon = Date.parse("2026-12-09T17:00:00Z");
const office = { zone: "America/Toronto", city: "Toronto" };
const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "booking" });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("the texts of a time", () => {
  it("show the office's time, with its day if that differs", () => {
    expect(plain(officeTimeText(noon, { locale: "en", zone: "Europe/London", office }, t))).toBe("12:00 in Toronto");
    expect(plain(officeTimeText(noon, { locale: "en", zone: "Australia/Sydney", office }, t))).toBe(
      "Wednesday 9 December, 12 noon in Toronto",
    );
  });

  it("are shown in both zones in the summary", () => {
    const texts = timeTexts(noon, { locale: "en", zone: "America/Vancouver", office }, t);
    expect([plain(texts.yourTime), plain(texts.officeTime)]).toEqual([
      "Wednesday 9 December, 10:00 am",
      "12 noon in Toronto",
    ]);
  });

  it("are the office's if the visitor's zone is the same or unknown", () => {
    const texts = timeTexts(noon, { locale: "en", zone: "America/Toronto", office }, t);
    expect(texts.yourTime).toBeUndefined();
    expect(plain(texts.officeTime)).toBe("Wednesday 9 December, 12 noon in Toronto");
  });

  it("show start and end on two lines", () => {
    const { day, time } = timeRangeTexts(
      { start: noon, end: noon + 3_600_000 },
      { locale: "en", zone: "America/Toronto" },
    );
    expect(day).toBe("Wednesday 9 December 2026");
    expect(plain(time)).toBe("12 noon – 1:00 pm, Eastern Time (UTC−5)");
  });
});
