import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { AnswerSteps } from "./answer-steps";

it("promises no call to a sender who asked for email only", () => {
  renderIn("en", <AnswerSteps phone="+1 416 555 0100" isByEmailOnly />);
  expect(screen.getByText("We answer by email only, as you asked. We do not call you.")).toBeInTheDocument();
  expect(screen.queryByText(/by phone|calls you/)).not.toBeInTheDocument();
});

it("says how to know a caller otherwise", () => {
  renderIn("en", <AnswerSteps phone="+1 416 555 0100" isByEmailOnly={false} />);
  expect(screen.getByText(/says your reference first/)).toHaveTextContent("+1 416 555 0100");
});
