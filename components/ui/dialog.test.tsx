import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import { Button } from "./button";
import { Dialog } from "./dialog";

// jsdom has the dialog element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function Question() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Leave the booking?"
        closeLabel="Close"
        actions={<Button onClick={close}>Stay</Button>}
      >
        Your answers are kept.
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole("dialog", { name: "Leave the booking?" });

describe("a dialog", () => {
  beforeEach(async () => {
    render(<Question />);
    expect(dialog()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  });

  it.each(["Stay", "Close"])("has an accessible name, and the button %j closes it", async (name) => {
    expect(dialog()).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it("can be opened again after the browser has closed it", async () => {
    fireEvent(screen.getByRole("dialog"), new Event("close"));
    await userEvent.click(screen.getByRole("button", { name: "Leave" }));
    expect(dialog()).toBeVisible();
  });

  it("stays open when its text is clicked", async () => {
    await userEvent.click(screen.getByText("Your answers are kept."));
    expect(dialog()).toBeVisible();
  });
});
