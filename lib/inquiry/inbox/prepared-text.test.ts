import { preparedText } from "./prepared-text";
import type { BookingAbout } from "./queries/prepared";

const about: BookingAbout = {
  startsAt: new Date("2034-09-06T14:00:00Z"),
  zone: "America/Toronto",
  status: "completed",
  service: { slug: "cryptocurrency-recovery" },
  next: { startsAt: new Date("2034-09-13T18:30:00Z"), zone: "America/Toronto" },
};
const offer = (status: BookingAbout["status"], isDiscreet = false) =>
  preparedText({ ...about, status }, { kind: "offer", locale: "en", isDiscreet });

it("a summary names both appointments in the client's time, and leaves room for what was agreed", () => {
  const text = preparedText(about, { kind: "summary", locale: "en", isDiscreet: false });
  expect(text).toMatch(/10:00 am \(Toronto\)/);
  expect(text).toContain("\n- \n- \n");
  expect(text).toMatch(/next appointment: .*2:30 pm \(Toronto\)/);
  expect(preparedText({ ...about, next: null }, { kind: "summary", locale: "en", isDiscreet: false })).not.toMatch(
    /next appointment/,
  );
});

it("an offer has a link that reserves nothing, and a discreet one does not name the service", () => {
  expect(offer("no_show")).toMatch(
    /We missed you.*\n\n.*Nothing is reserved until you do:\nhttps?:\S+\/booking\?service=/,
  );
  expect(offer("cancelled")).toMatch(/does not take place/);
  expect(offer("no_show", true)).not.toContain("cryptocurrency");
});

it.each(["de", "fr-CA"] as const)("is written in the client's language: %s", (locale) => {
  const text = preparedText(about, { kind: "summary", locale, isDiscreet: false });
  expect(text).not.toMatch(/Thank you|appointment/);
});
