import { screen } from "@testing-library/react";

import { placeholders } from "@/lib/inquiry/templates/placeholders";
import type { FilledWords } from "@/lib/inquiry/templates/placeholders";
import type { SampleWords } from "@/lib/inquiry/templates/words";
import { renderIn } from "@/lib/testing/render";

import { FilledPreview } from "./filled-preview";
import { PlaceholderList } from "./placeholder-list";

const wordsOf = (isDiscreet: boolean): FilledWords => ({
  ...(Object.fromEntries(placeholders.map((name) => [name, name.toUpperCase()])) as Omit<FilledWords, "isDiscreet">),
  isDiscreet,
});
const both = { ordinary: wordsOf(false), discreet: wordsOf(true) };
const words: SampleWords = { en: both, de: both, "fr-CA": both };
const texts = { en: "{greeting}", de: "", "fr-CA": "" };
const signatures = { en: "Regards\n{firm-name}", de: "Gruß", "fr-CA": "Merci" };

const open = () =>
  renderIn(
    "en",
    <form>
      <textarea name="text.en" aria-label="English" defaultValue={texts.en} />
      <textarea name="text.de" aria-label="German" defaultValue="" />
      <PlaceholderList />
      <FilledPreview field="text" texts={texts} words={words} signatures={signatures} />
    </form>,
  );

it("shows the typed text of each language with the signature, and without the firm's name in a discreet email", async () => {
  const { user, container } = open();
  const shown = () => [...container.querySelectorAll("figure p")].map((each) => each.textContent);
  expect(shown()[0]).toBe("GREETING\n\nRegards\nFIRM-NAME");
  expect(shown()[1]).toMatch(/^No text in this language/);
  await user.type(screen.getByRole("textbox", { name: "German" }), "Guten Tag");
  expect(shown()[1]).toBe("Guten Tag\n\nGruß");
  await user.selectOptions(screen.getByRole("combobox", { name: "Shown as" }), "discreet");
  expect(shown()[0]).toBe("GREETING\n\nRegards");
});

it("inserts a placeholder where the cursor was last", async () => {
  const { user } = open();
  const german = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "German" });
  await user.type(german, "Guten Tag ");
  await user.click(screen.getByRole("button", { name: "{staff-name}" }));
  expect(german).toHaveValue("Guten Tag {staff-name}");
  expect(german).toHaveFocus();
});
