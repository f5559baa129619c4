import { screen, within } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { TemplateForm } from "./template-form";
import type { Templates } from "./template-form";

const templates: Templates = {
  texts: { en: { a: "About the hash", b: "Thank you" }, de: { b: "Danke" } },
  closings: { en: "Kind regards", de: "Viele Grüße" },
  groups: [
    { label: "About: Crypto", templates: [{ value: "a", label: "Ask for the hash" }] },
    { label: "Every topic", templates: [{ value: "b", label: "First reply" }] },
  ],
  ending: [],
  languages: [
    { value: "en", label: "English" },
    { value: "de", label: "German" },
  ],
  editPath: "/dashboard/settings/templates",
  labels: {
    begin: "Template",
    language: "Language",
    insert: "Insert",
    edit: "Edit",
    missing: "{template}: not in {language}",
  },
};

const open = () => {
  const insert = jest.fn();
  const { user } = renderIn(
    "en",
    <TemplateForm templates={templates} chosen={{ template: "", language: "en" }} insert={insert} />,
  );
  return { insert, user };
};

it("offers the template about the item's topic first, and inserts it with the keyboard", async () => {
  const { insert, user } = open();
  const groups = within(screen.getByRole("combobox", { name: "Template" })).getAllByRole("group");
  expect(groups.map((group) => group.getAttribute("label"))).toEqual(["About: Crypto", "Every topic"]);
  for (const _stop of ["template", "language", "insert"]) await user.tab();
  await user.keyboard("{Enter}");
  expect(insert).toHaveBeenCalledWith("About the hash", { template: "a", language: "en" });
});

it("says that a template has no text in the chosen language, and inserts nothing", async () => {
  const { insert, user } = open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de");
  await user.click(screen.getByRole("button", { name: "Insert" }));
  expect(screen.getByText("Ask for the hash: not in German")).toBeVisible();
  expect(insert).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByRole("combobox", { name: "Template" }), "b");
  await user.click(screen.getByRole("button", { name: "Insert" }));
  expect(insert).toHaveBeenCalledWith("Danke", { template: "b", language: "de" });
  expect(screen.queryByText(/not in German/)).toBeNull();
});
