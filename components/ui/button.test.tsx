import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Button } from "./button";

describe("a loading button", () => {
  it("announces that it is loading and ignores clicks", async () => {
    const press = jest.fn();
    render(
      <Button isLoading onClick={press}>
        Send message
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Loading..." });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  it("keeps the focus if it had the focus when loading started", async () => {
    const { rerender } = render(<Button>Send message</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Send message" }));
    rerender(<Button isLoading>Send message</Button>);
    expect(screen.getByRole("button", { name: "Loading..." })).toHaveFocus();
  });

  it("does not submit its form on a click or on the Enter key", async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <input aria-label="First name" />
        <input aria-label="Last name" />
        <Button type="submit" isLoading>
          Continue
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Loading..." }));
    await userEvent.type(screen.getByLabelText("First name"), "Ada{Enter}");
    expect(send).not.toHaveBeenCalled();
  });

  it("shows the loading label that it receives", () => {
    render(
      <Button isLoading loadingLabel="Wird geladen …">
        Senden
      </Button>,
    );
    expect(screen.getByRole("button", { name: "Wird geladen …" })).toBeInTheDocument();
  });
});

describe("a button", () => {
  it("calls `onClick` on a click, but not if it is disabled", async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(press).toHaveBeenCalledTimes(1);
    rerender(
      <Button onClick={press} disabled>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
