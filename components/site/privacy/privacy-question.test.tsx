import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { choicesVersion } from "@/lib/privacy/choices";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { renderIn } from "@/lib/testing/render";

import { PrivacyQuestion } from "./privacy-question";

const { question, refuse, agree } = messagesFor("de").privacyChoices;
const onAnswer = jest.fn();
const sent: unknown[] = [];

beforeEach(() => {
  onAnswer.mockClear();
  sent.length = 0;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function ask(isStored: () => boolean) {
  globalThis.fetch = (_, options) => {
    sent.push(JSON.parse(String(options?.body)));
    return Promise.resolve({ ok: isStored() } as Response);
  };
  renderIn("de", <PrivacyQuestion locale="de" texts={{ ...question, refuse, agree }} onAnswer={onAnswer} />);
}

it("asks with two equal buttons, without taking the focus, and stores the answer of one click", async () => {
  ask(() => true);
  const region = screen.getByRole("region", { name: "Darf Google diesen Besuch zählen?" });
  expect(region).not.toContainElement(document.activeElement as HTMLElement);
  const buttons = screen.getAllByRole("button");
  expect(buttons.map(({ className }) => className)).toEqual([buttons[0]?.className, buttons[0]?.className]);
  await userEvent.click(screen.getByRole("button", { name: "Ablehnen" }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ purposes: [], version: choicesVersion, locale: "de" }]);
});

it("says that an answer was not saved, and takes it again", async () => {
  const results = [false, true];
  ask(() => results.shift() ?? true);
  await userEvent.click(screen.getByRole("button", { name: "Zustimmen" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("nicht gespeichert");
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Zustimmen" }));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1));
  expect(sent[1]).toEqual({ purposes: ["analytics", "advertising"], version: choicesVersion, locale: "de" });
});
