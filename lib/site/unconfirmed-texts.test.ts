import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { unconfirmedTexts } from "./unconfirmed-texts";

const folder = mkdtempSync(join(tmpdir(), "unconfirmed-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("lists a legal text once if it contains the mark <Counsel /> in at least one language", () => {
  const texts = {
    "terms/en": "<Counsel />",
    "terms/de": "<Counsel />",
    "privacy/fr-CA": "Text.\n\n<Counsel />\n",
    "security/en": "Text.",
  };
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, `${path}.mdx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(unconfirmedTexts(folder)).toEqual(["/privacy", "/terms"]);
});

it("finds the marked texts among our own legal texts", () => {
  expect(unconfirmedTexts()).toEqual(["/accessibility", "/privacy-policy", "/terms-of-service", "/withdrawal"]);
});
