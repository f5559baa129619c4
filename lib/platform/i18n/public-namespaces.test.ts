import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { publicCatalogueOf } from "./messages";
import { publicNamespaces } from "./public-namespaces";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file));

/** The namespaces that the files name in a call or a property, such as `useTranslations("home.process")`. */
function namespacesIn(files: readonly string[]): ReadonlySet<string> {
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const calls = texts.flatMap((text) => [...text.matchAll(/(?:Translations|translatorFor)\((?:\w+, )?"(\w+)/g)]);
  const lists = texts.flatMap((text) => [...text.matchAll(/namespaces=\{\[([^\]]*)\]\}/g)]);
  const listed = lists.flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)]);
  return new Set([...calls, ...listed].map(([, name = ""]) => name));
}

const components = filesIn("components");
const isStaff = (file: string) => file.startsWith("components/desk/");

const ofStaff = namespacesIn([...filesIn("app/[locale]/(staff)"), ...components.filter(isStaff)]);
const ofVisitors = namespacesIn([
  ...filesIn("app/[locale]/(site)"),
  ...filesIn("app/[locale]/(pay)"),
  ...components.filter((file) => !isStaff(file)),
]);

it("no public catalogue has a namespace that only the dashboard uses", () => {
  const staffOnly = [...ofStaff].filter((name) => !ofVisitors.has(name));
  expect(staffOnly.length).toBeGreaterThan(15);
  for (const tag of ["en", "en-CA", "de", "fr-CA"] as const)
    expect(Object.keys(publicCatalogueOf(tag)).filter((name) => staffOnly.includes(name))).toEqual([]);
});

it("the public catalogues have every namespace that visitors’ pages use", () => {
  expect([...ofVisitors].filter((name) => !publicNamespaces.some((each) => each === name))).toEqual([]);
});

it.each(["en", "en-CA", "de", "fr-CA"] as const)("a public catalogue has at most 220 KB: %s", (tag) => {
  const bytes = Buffer.byteLength(JSON.stringify(publicCatalogueOf(tag)));
  expect(bytes).toBeLessThan(220_000);
});
