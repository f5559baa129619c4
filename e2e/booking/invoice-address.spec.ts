import { extractXml } from "@stackforge-eu/factur-x";

import de from "../../messages/de.json";
import { test } from "../card-site";
import { expect, expectAccessible, inLanguage } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

const t = de.booking.confirm.invoiceAddress;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, timezoneId: "Europe/Berlin" });

    test(
      "a German client gives an address and gets an invoice that accounting programs can read",
      inLanguage("de"),
      async ({ page, request, site }) => {
        test.slow();
        await site.client.query(
          `insert into firm_settings (profile, version, facts)
           select profile, version + 1, facts || jsonb_build_object('bank', $1::jsonb) from firm_settings
           where profile = 'ca' order by version desc limit 1`,
          [{ holder: "Example Inc.", lines: ["Institution 003, transit 12345, account 1234567"] }],
        );
        const field = (name: "street" | "postcode" | "town") =>
          page.getByRole("textbox", { name: t[name], exact: true });
        const wizard = new BookingWizard(page, "de");
        await wizard.open();
        await wizard.chooseService(1);
        await wizard.chooseDay();
        await wizard.chooseTime();
        await wizard.sendDetails();
        await page.getByText(t.title).click();
        await expect(page.getByRole("combobox", { name: t.country })).toHaveValue("DE");
        await field("street").fill("Hauptstraße 6");
        if (javaScriptEnabled) await expectAccessible(page);
        await wizard.terms().check();
        await wizard.button("pay").click();

        await expect(page.getByRole("link", { name: de.fields.postcodeEmpty })).toBeVisible();
        await expect(field("street")).toHaveValue("Hauptstraße 6");
        if (javaScriptEnabled) await expectAccessible(page);
        await field("postcode").fill("84107");
        await field("town").fill("Weihmichl");
        await wizard.terms().check();
        await wizard.button("pay").click();

        await page.getByRole("main").locator('a[href*="/booking/manage/"]').click();
        const invoice = await page.getByRole("link", { name: /^Rechnung 20/ }).getAttribute("href");
        const { xml } = await extractXml(await (await request.get(invoice ?? "")).body());
        expect(xml).toContain("<ram:LineOne>Hauptstraße 6</ram:LineOne>");
        expect(xml).toContain("<ram:PostcodeCode>84107</ram:PostcodeCode>");
      },
    );
  });
