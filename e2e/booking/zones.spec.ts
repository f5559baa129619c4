import { expect, test, untilHydrated } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

const visitors = [
  {
    zone: "Europe/Berlin",
    language: "de",
    path: "/de",
    sentence: /Groß: Ihre Ortszeit, Berlin \(UTC\+[12]\)/,
    time: /^\d\d:\d\d$/,
  },
  { zone: "Europe/London", language: "en", path: "", sentence: /your time, London \(UTC/, time: /^\d\d:\d\d$/ },
  {
    zone: "America/Toronto",
    language: "en",
    path: "",
    sentence: /All times are Toronto time/,
    time: /^(\d+:\d\d [ap]m|12 noon)$/,
  },
  {
    zone: "Asia/Kathmandu",
    language: "en",
    path: "",
    sentence: /Kathmandu \(UTC\+5:45\)/,
    time: /^(\d+:\d\d [ap]m|12 (noon|midnight))$/,
  },
] as const;

for (const { zone, language, sentence, time } of visitors) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(
      "times are in the visitor's zone and notation from the first render",
      // "npm test" runs only the zone with the most unusual offset.
      zone === "Asia/Kathmandu" ? {} : { tag: "@all" },
      async ({ page }) => {
        const wizard = new BookingWizard(page, language);
        await wizard.open();
        await untilHydrated(page, "#service-form");
        const sentences: (string | null)[] = [];
        await page.exposeFunction("noteSentence", (text: string | null) => sentences.push(text));
        await page.evaluate(() => {
          let last: string | null = null;
          new MutationObserver(() => {
            const text = document.querySelector(".zone-note p")?.textContent ?? null;
            if (text !== null && text !== last) void Reflect.get(window, "noteSentence")((last = text));
          }).observe(document, { subtree: true, childList: true, characterData: true });
        });
        await wizard.chooseService();
        await expect(page.locator(".zone-note p")).toHaveText(sentence);
        await wizard.chooseDay();
        for (const label of await page.locator(".slot b").allTextContents()) expect(label).toMatch(time);
        // The UTC offset in the sentence may change with the day that is shown. The time zone must not change.
        for (const text of sentences) expect(text).toMatch(sentence);
        await wizard.chooseTime();
      },
    );
  });
}

test.describe("in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("submitting step 1 before its script runs still leads to times in the visitor's zone", async ({ page }) => {
    const wizard = new BookingWizard(page);
    // The page loads without its scripts, so step 1 is submitted as a plain form.
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await wizard.open();
    await wizard.service().check();
    await page.unroute(/\/_next\/static\/.*\.js/);
    await wizard.button("forward").click();
    await expect(page.locator(".zone-note p")).toHaveText(/your time, Berlin/);
  });

  test("times after midnight are in a group that names their day", { tag: "@all" }, async ({ page }) => {
    const wizard = new BookingWizard(page);
    await wizard.open();
    await wizard.chooseService();
    await wizard.chooseDayWith("afternoon", "afterMidnight");
    const groups = page.getByRole("radiogroup").getByRole("group");
    await expect(groups.first()).toHaveAccessibleName("Afternoon");
    // The last group may be a list of taken times, so the group of times after midnight is found by its name.
    const night = page.getByRole("radiogroup").getByRole("group", { name: /^After midnight: \w+day \d+ \w+$/ });
    await night.getByRole("radio").first().check();
    const day = /: (.+)$/.exec((await night.getByRole("heading").textContent()) ?? "")?.[1] ?? "";
    await expect(page.locator(".wizard-bar b")).toHaveText(new RegExp(`^${day}, 0\\d:\\d\\d$`));
  });
});
