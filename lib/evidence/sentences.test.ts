import { filledPieces, plainText, sentencesWithGap } from "./sentences";

const text = "On {date}, I sent {amount}. It was paid to {to}. I was deceived.";
const slots = { date: "March 14, 2026", amount: "9,800.00 EUR", to: "" };

it("fills in the facts, and leaves out the sentence without its fact", () => {
  expect(plainText(filledPieces(text, slots))).toBe("On March 14, 2026, I sent 9,800.00 EUR. I was deceived.");
  expect(plainText(filledPieces("It was {to}.", { to: "Trade Plus Inc." }))).toBe("It was Trade Plus Inc.");
  expect(filledPieces("It was paid to {to}.", slots)).toEqual([]);
});

it("tells the visitor's facts from the words of the letter", () => {
  const facts = filledPieces(text, slots).filter(({ isFact }) => isFact);
  expect(facts.map((each) => each.text)).toEqual(["March 14, 2026", "9,800.00 EUR"]);
});

it("shows the gap of a sentence that was left out", () => {
  expect(sentencesWithGap(text, slots)).toEqual([
    [
      { text: "It was paid to ", isFact: false },
      { text: "", isFact: true },
      { text: ".", isFact: false },
    ],
  ]);
});
