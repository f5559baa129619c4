import { addPrefix } from "../../lib/platform/i18n/prefix";
import { locales } from "../../lib/platform/i18n/locales";
import { expect, test } from "../fixtures";

/** Plans of different lengths. */
const plans = ["uk-bank-transfer", "de-direct-debit", "other-cash"] as const;

/** How many pages a PDF document has. */
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

for (const locale of locales) {
  test(`a plan fits on two sheets of A4 and of Letter, ${locale}`, async ({ page }) => {
    for (const plan of plans) {
      await page.goto(addPrefix(locale, `/first-steps/${plan}`));
      for (const format of ["A4", "Letter"])
        expect([plan, format, pagesIn(await page.pdf({ format }))]).toEqual([plan, format, 2]);
    }
  });
}
