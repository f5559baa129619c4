import { insertVersion } from "@/lib/firm/commands/settings";
import { findFirm } from "@/lib/firm/queries/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import { db } from "@/lib/platform/db/client";
import { aService } from "@/lib/testing/builders/service";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";

import { changeCurrencies } from "./currencies";

const by = { kind: "terminal" } as const;
const dollars = { CAD: { initialMinor: 13_000, followUpMinor: null } };

beforeEach(async () => {
  clearFirm();
  await emptyTables("services", "firm_settings", "audit_events");
  await insertVersion(db, { profile: "ca", version: 1, facts: sampleFacts.ca });
});

it("sets the currencies in a new version of the firm's record, which this process knows at once", async () => {
  await aService().insert();
  expect(soldCurrencies()).toEqual(["CAD", "EUR"]);
  expect((await changeCurrencies(by, { version: 1, sold: ["GBP", "CAD"] }, now)).ok).toBe(true);
  expect(await findFirm()).toMatchObject({ version: 2, currencies: ["CAD", "GBP"] });
  expect(soldCurrencies()).toEqual(["CAD", "GBP"]);
});

it.each([
  ["no currency", [], "currencyRequired"],
  ["a currency in which a shown service has no price", ["CAD", "EUR"], "currencyUnpriced"],
] as const)("refuses %s", async (_what, sold, code) => {
  await aService().priced(dollars).insert();
  const refused = await changeCurrencies(by, { version: 1, sold }, now);
  expect(refused).toMatchObject({ error: "VALIDATION_ERROR", details: { codes: { currencies: [code] } } });
});

it("does not ask for prices of services that are not shown", async () => {
  await aService().priced(dollars).inactive().insert();
  expect((await changeCurrencies(by, { version: 1, sold: ["EUR"] }, now)).ok).toBe(true);
});

it("refuses a change by someone who has not seen the latest record", async () => {
  expect((await changeCurrencies(by, { version: 1, sold: ["CAD"] }, now)).ok).toBe(true);
  expect(await changeCurrencies(by, { version: 1, sold: ["EUR"] }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});
