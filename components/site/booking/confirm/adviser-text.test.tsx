import { renderIn } from "@/lib/testing/render";

import { AdviserText } from "./adviser-text";

it("shows only the name of an adviser who speaks the page's language", () => {
  const { container } = renderIn("fr-CA", <AdviserText name="A. Example" languages={["fr", "en"]} />);
  expect(container).toHaveTextContent(/^A\. Example$/);
});

it("lists the adviser's languages if the adviser does not speak the page's language", () => {
  const { getByText } = renderIn("fr-CA", <AdviserText name="A. Example" languages={["en", "de"]} />);
  expect(
    getByText("Parle anglais et allemand. Si vous préférez parler français, choisissez une autre plage horaire."),
  ).toBeVisible();
});
