import { hoursInWords } from "./hours-in-words";

const day = [{ opens: 540, closes: 720 }];
const late = [...day, { opens: 780, closes: 1440 }];

it("groups days with the same hours", () => {
  const week = [day, day, day, late, day, [], []];
  expect(hoursInWords(week, { locale: "en", notation: "12-hour" })).toEqual([
    "Mon, Tue, Wed, Fri 9:00 am to 12 noon",
    "Thu 9:00 am to 12 noon, 1:00 pm to 12 midnight",
  ]);
  expect(hoursInWords([day, day, day, [], [], [], []], { locale: "de", notation: "24-hour" })).toEqual([
    "Mo bis Mi 09:00 bis 12:00\u00a0Uhr",
  ]);
});
