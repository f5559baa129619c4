import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { Menu } from "./menu";

const start = () => {
  const view = renderIn(
    "en",
    <>
      <Menu className="account" summary="Account">
        <a href="#account">Your account</a>
        <button type="button">Sign out</button>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { ...view, menu: view.container.querySelector("details") as HTMLDetailsElement };
};

it("Escape closes the menu and moves the focus back to the menu's button", async () => {
  const { user, menu } = start();
  menu.open = true;
  screen.getByRole("button", { name: "Sign out" }).focus();
  await user.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(document.activeElement?.textContent).toBe("Account");
});

it("the menu closes when the user clicks outside it, clicks one of its links, or moves the focus out of it", async () => {
  const { user, menu } = start();
  menu.open = true;
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(menu.open).toBe(true);
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(menu.open).toBe(false);
  menu.open = true;
  await user.click(screen.getByRole("link"));
  expect(menu.open).toBe(false);
  menu.open = true;
  screen.getByRole("button", { name: "Sign out" }).focus();
  await user.tab();
  expect(menu.open).toBe(false);
});
