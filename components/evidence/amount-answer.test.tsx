import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { messagesFor } from "@/lib/platform/i18n/messages";
import { renderIn } from "@/lib/testing/render";

import { AmountAnswer } from "./amount-answer";

const onAnswer = jest.fn();

async function typeIn(locale: "en" | "de", text: string): Promise<void> {
  const { ask } = messagesFor(locale).evidence;
  renderIn(locale, <AmountAnswer id="amount" texts={ask} locale={locale} onAnswer={onAnswer} />);
  await userEvent.type(screen.getByLabelText(ask.amount), text);
}

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("shows the amount that it takes as the page's language writes it", async () => {
  await typeIn("de", "9800,5");
  await userEvent.click(screen.getByRole("button", { name: "Antwort übernehmen 9.800,5" }));
  expect(onAnswer).toHaveBeenCalledWith("9800.5");
});

it("lets the visitor choose between two meanings", async () => {
  await typeIn("en", "1,234");
  expect(buttons()).toEqual(["Use this answer 1,234.00", "Use this answer 1.234"]);
  expect(screen.getByRole("status")).toHaveTextContent("two ways");
});

it("takes no text without a meaning", async () => {
  onAnswer.mockClear();
  await typeIn("en", "about ten");
  await userEvent.click(screen.getByRole("button"));
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toHaveTextContent("Write digits");
});
