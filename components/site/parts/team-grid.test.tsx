import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { TeamGrid } from "./team-grid";

const labels = { show: "Show credentials & specialties", hide: "Hide details", contact: "Contact Specialist" };
const member = (id: string, name: string) => ({
  id,
  name,
  role: "Adviser",
  bio: "Reads files.",
  email: `${id}@example.com`,
  credentials: [{ key: id, text: `Credential of ${name}` }],
  limits: ["A qualification of the person."],
  portrait: null,
  phone: undefined,
});

function show() {
  return renderIn("en", <TeamGrid labels={labels} members={[member("ada", "Ada"), member("bea", "Bea")]} />);
}

const toggles = () => screen.getAllByRole("button");
const opened = () => toggles().map((button) => button.getAttribute("aria-expanded"));

it("all cards of the team are closed initially", () => {
  show();
  expect(toggles().map(({ textContent }) => textContent)).toEqual([labels.show, labels.show]);
  expect(screen.getByText("Credential of Ada")).not.toBeVisible();
});

it("opening a team member's card closes the card that was open before", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { description: "Ada" }));
  expect(screen.getByText("Credential of Ada")).toBeVisible();
  expect(toggles().map(({ textContent }) => textContent)).toEqual([labels.hide, labels.show]);
  await user.click(screen.getByRole("button", { description: "Bea" }));
  expect(screen.getByText("Credential of Ada")).not.toBeVisible();
  expect(screen.getByText("Credential of Bea")).toBeVisible();
  expect(opened()).toEqual(["false", "true"]);
});

it("a keyboard user opens a team member's card with Enter and closes it with Space", async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(opened()).toEqual(["true", "false"]);
  await user.keyboard(" ");
  expect(opened()).toEqual(["false", "false"]);
});

it("an open card links to the email address of the team member", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { description: "Bea" }));
  expect(screen.getByRole("link", { name: "Contact Specialist" })).toHaveAttribute("href", "mailto:bea@example.com");
});
