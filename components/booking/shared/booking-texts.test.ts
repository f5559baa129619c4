import { createTranslator } from "next-intl";

import { messagesFor } from "@/lib/platform/i18n/messages";

import { officeWords, spanWords, startWords, timeWords } from "./booking-texts";

const noon = Date.parse("2026-12-09T17:00:00Z");
const office = { zone: "America/Toronto", city: "Toronto" };
const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "booking" });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("the words for a time", () => {
  it("are on the visitor's clock", () => {
    expect(plain(startWords(noon, { locale: "en", zone: "Europe/London" }))).toBe("Wednesday 9 December 2026, 5:00 pm");
    expect(plain(startWords(noon, { locale: "de", zone: "Europe/Berlin" }))).toBe("Mittwoch, 9. Dezember 2026, 18:00");
  });

  it("name the office's time, with its day where that is another", () => {
    expect(plain(officeWords(noon, { locale: "en", zone: "Europe/London", office }, t))).toBe("12:00 pm in Toronto");
    expect(plain(officeWords(noon, { locale: "en", zone: "Australia/Sydney", office }, t))).toBe(
      "Wednesday 9 December 2026, 12:00 pm in Toronto",
    );
  });

  it("say both for the summary", () => {
    const words = timeWords(noon, { locale: "en", zone: "America/Toronto", office }, t);
    expect([plain(words.yourTime), plain(words.officeTime)]).toEqual([
      "Wednesday 9 December 2026, 12:00 pm",
      "12:00 pm in Toronto",
    ]);
  });

  it("take two lines from start to end", () => {
    const { day, time } = spanWords({ start: noon, end: noon + 3_600_000 }, { locale: "en", zone: "America/Toronto" });
    expect(day).toBe("Wednesday 9 December 2026");
    expect(plain(time)).toBe("12:00 pm – 1:00 pm, Eastern Time (UTC−5)");
  });
});
