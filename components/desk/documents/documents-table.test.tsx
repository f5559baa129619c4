import { screen } from "@testing-library/react";

import type { Locale } from "@/lib/platform/i18n/locales";
import { renderIn } from "@/lib/testing/render";

import { DocumentsTable } from "./documents-table";
import type { DocumentRow } from "./documents-table";

const refused: DocumentRow = {
  id: "one",
  name: "statement.txt",
  bytes: 1_100_000,
  state: "refused",
  warnings: ["macros"],
  refusedFor: "secret",
  scannedAt: new Date("2027-01-08T17:02:00Z"),
  uploaderName: undefined,
  createdAt: new Date("2027-01-07T17:00:00Z"),
};

function statementIn(locale: Locale, row: DocumentRow) {
  renderIn(locale, <DocumentsTable rows={[row]} zone="America/Toronto" />);
  return screen.getByRole("row", { name: /statement\.txt/ });
}

describe("a document that was deleted after the upload", () => {
  it.each([
    ["en", "Deleted on 8 January 2027, 12:02 pm. The file contained", "ask for a copy without it."],
    ["de", "Gelöscht am 8. Januar 2027, 12:02. Die Datei enthielt", "bitten Sie um eine Kopie ohne diese Angaben."],
    ["fr-CA", "Supprimé le 8 janvier 2027, 12 h 02. Le fichier", "demandez une copie sans ces données."],
  ] as const)("says in %s when and why, and what staff can do", (locale, reason, advice) => {
    const row = statementIn(locale, refused);
    expect(row).toHaveTextContent(reason);
    expect(row).toHaveTextContent(advice);
  });

  it("asks the staff member who added it for another copy", () => {
    expect(statementIn("en", { ...refused, uploaderName: "Ana" })).toHaveTextContent("add a copy without it.");
  });

  it("names malware as the reason", () => {
    expect(statementIn("en", { ...refused, refusedFor: "malware" })).toHaveTextContent("found malware in the file.");
  });

  it("shows no warning about content that is gone, and cannot be opened", () => {
    const row = statementIn("en", refused);
    expect(row).not.toHaveTextContent("Contains");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
