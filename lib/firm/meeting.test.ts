import { meetingPlace, meetingWays } from "./meeting";

it.each([
  ["en", "by phone, by video or in person"],
  ["de", "telefonisch, per Video oder vor Ort"],
  ["fr-CA", "par téléphone, par vidéo ou en personne"],
] as const)("formats the meeting modes for the locale %s", (locale, ways) => {
  expect(meetingWays(["phone", "video", "in-person"], locale)).toBe(ways);
});

it('says "In person or virtual" only if the firm offers both in-person and video meetings', () => {
  expect(meetingPlace(["phone", "video", "in-person"], "en")).toBe("In person or virtual, as you prefer");
  expect(meetingPlace(["phone"], "en")).toBe("By phone");
  expect(meetingPlace(["phone", "in-person"], "de")).toBe("Telefonisch oder vor Ort");
  expect(meetingPlace(["video"], "fr-CA")).toBe("Par vidéo");
});
