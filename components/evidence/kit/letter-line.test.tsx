import { screen } from "@testing-library/react";

import { filledPieces, sentencesWithGap } from "@/lib/evidence/sentences";
import { renderIn } from "@/lib/testing/render";

import { LetterLine } from "./letter-line";

const text = "I sent {amount}. It was paid to {to}.";
const slots = { amount: "9,800.00 EUR" };

it("marks facts, and says what is missing in a gap", () => {
  const pieces = [...filledPieces(text, slots), ...sentencesWithGap(text, slots).flat()];
  renderIn("en", <LetterLine pieces={pieces} missing="(missing)" />);
  expect(screen.getByText("9,800.00 EUR")).toHaveClass("evidence-fact");
  expect(screen.getByText("(missing)").parentElement).toHaveClass("evidence-gap");
});
