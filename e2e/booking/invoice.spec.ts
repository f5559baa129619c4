import { extractXml } from "@stackforge-eu/factur-x";
import { extractText } from "unpdf";

import de from "../../messages/de.json";
import en from "../../messages/en.json";
import enCA from "../../messages/en-CA.json";
import fr from "../../messages/fr-CA.json";
import { overlay } from "../../lib/platform/i18n/catalogue";
import { test } from "../card-site";
import { expect, expectAccessible, inLanguage } from "../fixtures";
import type { OwnSite } from "../own-site";
import { BookingWizard } from "../pages/booking-wizard";

const account = "Institution 003, transit 12345, account 1234567";
const messages = { en: overlay(en, enCA) as typeof en, de, "fr-CA": fr } as const;

const enterBank = ({ client }: OwnSite) =>
  client.query(
    `insert into firm_settings (profile, version, facts)
     select profile, version + 1, facts || jsonb_build_object('bank', $1::jsonb) from firm_settings
     where profile = 'ca' order by version desc limit 1`,
    [{ holder: "Example Inc.", lines: [account] }],
  );

/** Extracts the text of a PDF. Line breaks become spaces, because lines may break anywhere. */
async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

const ways = [
  { locale: "de", javaScriptEnabled: true },
  { locale: "de", javaScriptEnabled: false },
  { locale: "en", javaScriptEnabled: false },
  { locale: "fr-CA", javaScriptEnabled: false },
] as const;

for (const { locale, javaScriptEnabled } of ways)
  test.describe(`${locale}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, timezoneId: locale === "de" ? "Europe/Berlin" : "America/Toronto" });
    const { manage, payments, booking, fields } = messages[locale];
    const t = booking.confirm.invoiceAddress;

    test(
      "a client books with an invoice address, sees how to pay and downloads the invoice",
      inLanguage(locale),
      async ({ page, request, site }) => {
        test.slow();
        await enterBank(site);
        const field = (name: "street" | "postcode" | "town") =>
          page.getByRole("textbox", { name: t[name], exact: true });
        const wizard = new BookingWizard(page, locale);
        await wizard.open();
        await wizard.chooseService(1);
        await wizard.chooseDay();
        await wizard.chooseTime();
        await wizard.sendDetails();
        await page.getByText(t.title).click();
        await expect(page.getByRole("combobox", { name: t.country })).toHaveValue(locale === "de" ? "DE" : "CA");
        await field("street").fill("Hauptstraße 6");
        if (javaScriptEnabled) await expectAccessible(page);
        await wizard.terms().check();
        await wizard.button("pay").click();

        await expect(page.getByRole("link", { name: fields.postcodeEmpty })).toBeVisible();
        await expect(field("street")).toHaveValue("Hauptstraße 6");
        if (javaScriptEnabled) await expectAccessible(page);
        await field("postcode").fill("84107");
        await field("town").fill("Weihmichl");
        await wizard.terms().check();
        await wizard.button("pay").click();

        await page.getByRole("main").locator('a[href*="/booking/manage/"]').click();
        await expect(page.getByRole("heading", { name: manage.pay.title })).toBeVisible();
        await expect(page.getByText(account)).toBeVisible();
        const link = page.getByRole("link", { name: / 20\d\d-\d{4} \(PDF\)$/ });
        const [number = ""] = /20\d\d-\d{4}/.exec((await link.textContent()) ?? "") ?? [];
        const file = await (await request.get((await link.getAttribute("href")) ?? "")).body();
        const text = await textOf(file);
        for (const part of [payments.pdf.title.invoice.replace("{number}", number), "Hauptstraße 6", "84107 Weihmichl"])
          expect(text).toContain(part);
        expect(text).toContain(payments.pdf.forged.slice(0, 40));
        // The PDF does not contain the bank account. Only the page of the appointment shows it.
        expect(text).not.toContain("1234567");
        if (locale !== "de") return;
        const { xml } = await extractXml(file);
        expect(xml).toContain("<ram:LineOne>Hauptstraße 6</ram:LineOne>");
        expect(xml).toContain("<ram:PostcodeCode>84107</ram:PostcodeCode>");
      },
    );
  });
