import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ProcessMenu } from "./process-menu";

const links = [
  { href: "/services#investment-fraud", label: "Investment fraud recovery", icon: "fraud" },
  { href: "/services#crypto-recovery", label: "Cryptocurrency recovery", icon: "crypto" },
] as const;

beforeEach(() => {
  render(
    <>
      <ProcessMenu label="Recovery Process" links={links} />
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
});

const button = () => screen.getByRole("button", { name: "Recovery Process" });

describe("the Recovery Process menu", () => {
  it("opens and closes with its button", async () => {
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("opens with an arrow key, and arrow keys then move the focus through its links in a circle", async () => {
    button().focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("link", { name: "Investment fraud recovery" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "Cryptocurrency recovery" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "Investment fraud recovery" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: "Cryptocurrency recovery" })).toHaveFocus();
  });

  it("closes on Escape and moves the focus back to its button", async () => {
    button().focus();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(button()).toHaveFocus();
  });

  it("closes on a click outside and when the focus leaves it", async () => {
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Elsewhere" })).toHaveFocus();
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });
});
