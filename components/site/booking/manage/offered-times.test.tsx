import { screen, waitFor, within } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { OfferedTimes } from "./offered-times";

jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  usePathname: () => "/booking",
}));

const from = "2034-12-21T15:00:00.000Z";
const contact = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100", email: "help@example.com" };
const times = [
  { start: "2034-12-18T15:00:00.000Z", text: "Monday 18 December 2034, 10:00 am – 11:00 am" },
  { start: "2034-12-19T15:00:00.000Z", text: "Tuesday 19 December 2034, 10:00 am – 11:00 am" },
];
const nothing: FormAction = async (previous) => previous;

function show(change: Partial<Parameters<typeof OfferedTimes>[0]> = {}) {
  return renderIn(
    "en",
    <OfferedTimes
      times={times}
      until="2 December 2034, 10:42 am"
      token="secret"
      from={from}
      path="/booking/manage/secret"
      asksEarlyStart={null}
      contact={contact}
      choose={nothing}
      keep={nothing}
      {...change}
    />,
  );
}

describe("OfferedTimes", () => {
  it("selects nothing by itself, and sends the chosen time with the present one", async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const choose: FormAction = async (previous, form) => (sent.push(Object.fromEntries(form)), previous);
    const { user } = show({ choose });
    const group = screen.getByRole("group", { name: "Times we keep for you" });
    for (const radio of within(group).getAllByRole("radio")) expect(radio).not.toBeChecked();
    await user.click(screen.getByLabelText(/^Tuesday 19 December/));
    await user.click(screen.getByRole("button", { name: "Take this time" }));
    await waitFor(() => expect(sent).toEqual([{ locale: "en", token: "secret", from, startTime: times[1]?.start }]));
  });

  it("keeps the present time with one press, and shows all free times", async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    const keep: FormAction = async (previous, form) => (sent.push(Object.fromEntries(form)), previous);
    const { user } = show({ keep });
    await user.click(screen.getByRole("button", { name: "Keep my present time" }));
    await waitFor(() => expect(sent).toEqual([{ locale: "en", token: "secret" }]));
    const more = screen.getByRole("link", { name: "See all free times" });
    expect(more).toHaveAttribute("href", "/booking/manage/secret?change=time");
  });

  it("asks for an express request if a time needs one, and shows the refusal", async () => {
    const fields = { earlyStart: ["Please confirm this"] };
    const choose: FormAction = async () => ({
      status: "failed",
      error: "VALIDATION_ERROR",
      message: "",
      fields,
      values: {},
    });
    const { user } = show({ choose, asksEarlyStart: "eu" });
    await user.click(screen.getByLabelText(/^Monday 18 December/));
    await user.click(screen.getByRole("button", { name: "Take this time" }));
    await waitFor(() => expect(screen.getByRole("checkbox")).toBeInvalid());
  });
});
