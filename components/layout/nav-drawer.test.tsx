import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { DrawerGroup, NavDrawer } from "./nav-drawer";

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

beforeEach(() => {
  render(
    <NavDrawer openLabel="Open menu" closeLabel="Close menu" title="Menu">
      <a href="#about">About</a>
      <DrawerGroup label="Recovery Process">
        <a href="#crypto-recovery">Cryptocurrency recovery</a>
      </DrawerGroup>
    </NavDrawer>,
  );
});

const opener = () => screen.getByRole("button", { name: "Open menu" });

describe("the navigation drawer", () => {
  it("opens as a dialog with a name and closes when its close button is clicked", async () => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(opener());
    expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(opener()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes when one of its links is clicked", async () => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole("link", { name: "About" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("keeps the Recovery Process group collapsed until the group's button is clicked", async () => {
    await userEvent.click(opener());
    const group = screen.getByRole("button", { name: "Recovery Process" });
    expect(group).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(group);
    expect(group).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("opens without JavaScript, because its button has the `command` attribute", () => {
    expect(opener()).toHaveAttribute("command", "show-modal");
    expect(opener().getAttribute("commandfor")).toBe(opener().getAttribute("aria-controls"));
  });
});
