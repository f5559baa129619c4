import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { factsCa } from "./profiles/facts-ca";
import { factsUk } from "./profiles/facts-uk";

/**
 * The folders that this test searches for the firm's facts. The facts are stored in the firm's record, which staff can
 * change. If a file repeated a fact, the file would be out of date after such a change.
 */
const folders = ["app", "components", "lib", "messages", "public", "scripts"];
const isText = (path: string) => /\.(tsx?|mjs|mdx|json|svg|css)$/.test(path);
/**
 * Files that the test does not search: the sample facts of the profiles, tests and their data, generated code, and the
 * files about time zones.
 */
const isExcluded = (path: string) =>
  /\.test\.tsx?$|(^|\/)testing\/|^lib\/firm\/profiles\/|^lib\/platform\/db\/generated\/|^lib\/platform\/time\/(zone-list|zone-places|format)\.ts$|^lib\/transfers\/zone-names\.ts$/.test(
    path,
  );

const digits = (phone: string) => phone.replace(/\D/g, "").slice(-10);

const facts = [factsCa, factsUk].flatMap((sample) => [
  sample.tradingName,
  sample.representatives,
  sample.zone,
  ...Object.values(sample.city),
  ...Object.values(sample.registeredOffice).map(([street = ""]) => street),
  ...Object.values(sample.registeredOffice).map(([, place = ""]) => place.split(/[,(]/)[0]?.trim() ?? ""),
  sample.email,
  ...sample.registers,
  ...Object.values(sample.taxWording),
  `${sample.referencePrefix}-`,
]);

const telling = [...new Set(facts)];
const numbers = [factsCa, factsUk].map(({ phone }) => digits(phone));

function withoutComments(path: string, content: string): string {
  if (!/\.(tsx?|mjs)$/.test(path)) return content;
  return content.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

function factsIn(text: string): string[] {
  const named = telling.filter((fact) => text.includes(fact));
  return [...named, ...numbers.filter((number) => text.replace(/[\s().-]/g, "").includes(number))];
}

const paths = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
  .filter((path) => isText(path) && !isExcluded(path));

it("finds none of the firm's facts in code, catalogues, articles, legal texts and emails", () => {
  const facts = paths.flatMap((path) =>
    factsIn(withoutComments(path, readFileSync(path, "utf8"))).map((fact) => `${path}: ${fact}`),
  );
  expect(facts).toEqual([]);
});

it.each([
  "Call +1 (416) 555-0100",
  "12:00 pm in Toronto",
  "FRS-7K2M-4Q91",
  "Write to help@example.com",
  "Prices include taxes (GST, QST or HST).",
])("recognises one of the firm's facts in: %s", (text) => {
  expect(factsIn(text)).toHaveLength(1);
});

it("searches more than 400 files", () => {
  expect(paths.length).toBeGreaterThan(400);
});
