import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { AnswerSteps } from "./answer-steps";

it("the steps do not promise a phone call to a sender who chose email only", () => {
  renderIn("en", <AnswerSteps phone="+1 416 555 0100" isByEmailOnly />);
  expect(screen.getByText("We reply by email only, as you asked. We do not call you.")).toBeInTheDocument();
  expect(screen.queryByText(/by phone|calls you/)).not.toBeInTheDocument();
});

it("the steps explain how to recognise a caller from the firm", () => {
  renderIn("en", <AnswerSteps phone="+1 416 555 0100" isByEmailOnly={false} />);
  expect(screen.getByText(/says your reference first/)).toHaveTextContent("+1 416 555 0100");
});
