import { createTranslator } from "next-intl";

import { messagesFor } from "@/lib/platform/i18n/messages";

import { officeTimeText, timeRangeTexts, timeTexts } from "./booking-texts";

const noon = Date.parse("2026-12-09T17:00:00Z");
const office = { zone: "America/Toronto", city: "Toronto" };
const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "booking" });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("texts of a time:", () => {
  it("officeTimeText includes the day if the day differs between the office and the visitor", () => {
    const textIn = (zone: string) => plain(officeTimeText(noon, { office, clocks: { locale: "en", zone, office }, t }));
    expect(textIn("Europe/London")).toBe("12:00 in Toronto");
    expect(textIn("Australia/Sydney")).toBe("Wednesday 9 December, 12 noon in Toronto");
  });

  it("timeTexts shows only the visitor's time while the office's zone is not confirmed", () => {
    const texts = timeTexts(noon, { locale: "en", zone: "America/Toronto", office: null }, t);
    expect([plain(texts.yourTime), texts.officeTime]).toEqual(["Wednesday 9 December, 12 noon", undefined]);
  });

  it("timeTexts shows the time in the visitor's zone and in the office's zone", () => {
    const texts = timeTexts(noon, { locale: "en", zone: "America/Vancouver", office }, t);
    expect([plain(texts.yourTime), plain(texts.officeTime)]).toEqual([
      "Wednesday 9 December, 10:00 am",
      "12 noon in Toronto",
    ]);
  });

  it("timeTexts shows only the office's time if the visitor is in the office's zone", () => {
    const texts = timeTexts(noon, { locale: "en", zone: "America/Toronto", office }, t);
    expect(texts.yourTime).toBeUndefined();
    expect(plain(texts.officeTime)).toBe("Wednesday 9 December, 12 noon in Toronto");
  });

  it("timeRangeTexts returns the day and the hours as two texts", () => {
    const { day, time } = timeRangeTexts(
      { start: noon, end: noon + 3_600_000 },
      { locale: "en", zone: "America/Toronto" },
    );
    expect(day).toBe("Wednesday 9 December 2026");
    expect(plain(time)).toBe("12 noon – 1:00 pm, Eastern Time (UTC−5)");
  });
});
