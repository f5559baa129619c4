import { letterKinds, letterPath } from "../../lib/plan/letters";
import en from "../../messages/en.json";
import { expect, tabTo, test, untilHydrated } from "../fixtures";

const { kinds } = en.freeHelp.letters;

test("the keyboard alone copies each letter, prints it and leads to the next", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", document.title);
  });
  await page.goto(letterPath("bank-recall"));
  for (const kind of letterKinds) {
    if (kind !== "bank-recall") {
      await tabTo(page, page.getByRole("main").getByRole("link", { name: kinds[kind].title }));
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(kinds[kind].title);
    await untilHydrated(page);
    await tabTo(page, page.getByRole("button", { name: "Copy the letter" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n\n")[0]).toBe(`To: ${kinds[kind].to}`);
    expect(copied).toContain("__________");
    expect(copied).not.toMatch(/[{}]/);
    await tabTo(page, page.getByRole("button", { name: "Print this page" }));
    await page.keyboard.press("Space");
    await expect(page.locator("body")).toHaveAttribute("data-printed", new RegExp(kinds[kind].title));
  }
});
