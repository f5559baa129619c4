import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Button } from "./button";

describe("a button that is loading", () => {
  it("says so and answers no click", async () => {
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

  it("keeps the focus of the person who pressed it", async () => {
    const { rerender } = render(<Button>Send message</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Send message" }));
    rerender(<Button isLoading>Send message</Button>);
    expect(screen.getByRole("button", { name: "Loading..." })).toHaveFocus();
  });

  it("does not send its form, neither by click nor by the Enter key", async () => {
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

  it("speaks the reader's language", () => {
    render(
      <Button isLoading loadingLabel="Wird geladen …">
        Senden
      </Button>,
    );
    expect(screen.getByRole("button", { name: "Wird geladen …" })).toBeInTheDocument();
  });
});

describe("a button", () => {
  it("answers a click, and none when it is disabled", async () => {
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
