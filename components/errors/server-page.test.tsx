import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { copyOfServerPage, rememberShownPath } from "./server-page";

it("the copy of the page contains the values that were typed, ticked and chosen", async () => {
  // The copy is made only if a navigation entry has the current URL, and jsdom has no navigation entries.
  Object.assign(performance, { getEntriesByType: () => [{ name: location.href }] });
  const user = userEvent.setup();
  render(
    <main id="main">
      <form>
        <input name="name" />
        <input type="checkbox" name="consent" value="true" />
        <select name="country">
          <option>Canada</option>
          <option>Germany</option>
        </select>
      </form>
    </main>,
  );
  await user.type(screen.getByRole("textbox"), "Margaret");
  await user.click(screen.getByRole("checkbox"));
  await user.selectOptions(screen.getByRole("combobox"), "Germany");
  const form = copyOfServerPage(location.pathname)?.querySelector("form");
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["name", "Margaret"],
    ["consent", "true"],
    ["country", "Germany"],
  ]);
});

it("the page is copied only for the path that the document shows, not for the one that the router opens", () => {
  Object.assign(performance, { getEntriesByType: () => [{ name: "https://site.example/faq" }] });
  render(<main id="main">Questions</main>);
  expect(copyOfServerPage("/faq")?.textContent).toBe("Questions");
  expect(copyOfServerPage("/booking")).toBeUndefined();
  rememberShownPath("/blog");
  expect(copyOfServerPage("/faq")).toBeUndefined();
});
