import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { renderIn } from "@/lib/testing/render";

import { QuestionBoard } from "./question-board";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => "/dashboard/content/questions",
  useRouter: () => ({ push }),
}));
jest.mock("@/components/desk/frame/page-refresh", () => ({ useRefresh: () => jest.fn() }));

const topics = ["Fees", "Privacy"].map((title) => ({ id: title, key: title.toLowerCase(), title }));
const questions = [
  ["cost", "Fees"],
  ["pay", "Fees"],
  ["later", "Fees"],
  ["store", "Privacy"],
].map(([id = "", topicId = ""], index) => ({
  id,
  key: id,
  topicId,
  version: index + 1,
  title: id,
  state: "draft",
  buttons: null,
}));

function board() {
  const place = jest.fn(async (_state: unknown, _form: FormData) => ({ status: "done" }) as const);
  renderIn(
    "en",
    <QuestionBoard
      topics={topics}
      questions={questions}
      topicId="Fees"
      open={undefined}
      place={place}
      underTopics={null}
      underQuestions={null}
    />,
  );
  const order = () =>
    screen.getAllByRole("button", { name: /^Pick up/ }).map((grip) => grip.getAttribute("aria-label")?.split(": ")[1]);
  const sent = () =>
    Object.fromEntries([...(place.mock.lastCall?.[1] ?? [])].filter(([name]) => !name.startsWith("$")));
  return { order, sent, place };
}

const grip = (title: string) => screen.getByRole("button", { name: `Pick up to move: ${title}` });
const status = () => screen.getAllByRole("status")[0];

it("M picks a question up, the arrows move it, and Enter sends its new place", async () => {
  const user = userEvent.setup();
  const { order, sent } = board();
  grip("cost").focus();
  await user.keyboard("m");
  expect(status()).toHaveTextContent("“cost” is picked up, place 1 of 3 in “Fees”.");
  await user.keyboard("{ArrowUp}{ArrowDown}");
  expect(order()).toEqual(["pay", "cost", "later"]);
  expect(status()).toHaveTextContent("place 2 of 3");
  expect(grip("cost")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(sent()).toMatchObject({ id: "cost", version: "1", topicId: "Fees", before: "later" });
});

it("T carries it to the end of the next topic, and Esc returns it to its place", async () => {
  const user = userEvent.setup();
  const { order, place } = board();
  grip("pay").focus();
  await user.keyboard("mt");
  expect(screen.getByRole("heading", { name: "Privacy" })).toBeVisible();
  expect(order()).toEqual(["store", "pay"]);
  expect(grip("pay")).toHaveFocus();
  await user.keyboard("{Escape}m{Enter}");
  expect(order()).toEqual(["cost", "pay", "later"]);
  expect(grip("pay")).toHaveFocus();
  expect(place).not.toHaveBeenCalled();
});

it("the buttons of the bar put a question down in another topic, whose page then opens", async () => {
  const user = userEvent.setup();
  const { sent } = board();
  await user.click(grip("cost"));
  await user.keyboard("t");
  const [button] = screen.getAllByRole("button", { name: "Put down" });
  await user.click(button as HTMLElement);
  expect(sent()).toMatchObject({ id: "cost", topicId: "Privacy", before: "" });
  expect(push).toHaveBeenCalledWith("/dashboard/content/questions?topic=privacy");
});

it("the keys do nothing for a reader who may not change the order", async () => {
  const user = userEvent.setup();
  renderIn(
    "en",
    <QuestionBoard
      topics={topics}
      questions={questions}
      topicId="Fees"
      open={undefined}
      place={undefined}
      underTopics={null}
      underQuestions={null}
    />,
  );
  within(screen.getByRole("region", { name: "Fees" }))
    .getByRole("link", { name: "pay" })
    .focus();
  await user.keyboard("m");
  expect(status()).toBeEmptyDOMElement();
  expect(screen.queryByRole("button")).toBeNull();
});
