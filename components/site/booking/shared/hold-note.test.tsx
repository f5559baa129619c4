import { screen, waitFor } from "@testing-library/react";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { HoldNote } from "./hold-note";

const stay: FormAction = async (previous) => previous;

describe("HoldNote", () => {
  it("shows the end of the hold, and sends the current step when the visitor extends the hold", async () => {
    const sent: (FormDataEntryValue | null)[] = [];
    const { user } = renderIn(
      "en",
      <HoldNote
        hold={{ until: "10:40 am", place: "Toronto", extensionsLeft: 2 }}
        step="confirm"
        extend={async (previous, form) => (sent.push(form.get("step")), previous)}
      />,
    );
    expect(screen.getByRole("status")).toHaveTextContent(
      "We are holding this time for you until 10:40 am, Toronto time.",
    );
    await user.click(screen.getByRole("button", { name: "Keep it 10 minutes longer" }));
    await waitFor(() => expect(sent).toEqual(["confirm"]));
  });

  it("asks the visitor to call the firm if the hold cannot be extended again", () => {
    renderIn(
      "en",
      <HoldNote hold={{ until: "10:40 am", place: "Toronto", extensionsLeft: 0 }} step="details" extend={stay} />,
    );
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getByText(/call us/)).toBeInTheDocument();
  });

  it("moves the focus to the note when the last extension removes the button", async () => {
    const held = (extensionsLeft: number) => (
      <HoldNote hold={{ until: "10:40 am", place: "Toronto", extensionsLeft }} step="details" extend={stay} />
    );
    const { user, rerender } = renderIn("en", held(1));
    await user.click(screen.getByRole("button"));
    rerender(held(0));
    expect(screen.getByRole("status")).toHaveFocus();
  });

  it("says after the end of the hold that the time may still be free, and offers a link to choose another time", () => {
    renderIn(
      "en",
      <HoldNote hold={{ until: null, place: "Toronto", extensionsLeft: 0 }} step="details" extend={stay} />,
    );
    expect(screen.getByText(/may still be free/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose another time" })).toHaveAttribute("href", "/booking?step=date");
  });

  it("says why the hold was not extended", async () => {
    const message = "This cannot be done online.";
    const refuse: FormAction = async () => ({
      status: "failed",
      error: "BUSINESS_RULE_VIOLATION",
      message,
      fields: {},
      values: {},
    });
    const { user } = renderIn(
      "en",
      <HoldNote hold={{ until: "10:40 am", place: "Toronto", extensionsLeft: 1 }} step="details" extend={refuse} />,
    );
    await user.click(screen.getByRole("button"));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  });
});
