import { messagesFor } from "@/lib/platform/i18n/messages";

import { exportedColumns } from "../queries/export-rows";
import { exportedTables } from "./tables";
import { isTechnical } from "./technical";
import { valueWriter } from "./values";

test("every exported table has a title, and every column a label or a place among the technical ones", () => {
  const { tables, columns } = messagesFor("en").clientData;
  const names = Object.keys(exportedTables).flatMap((table) =>
    exportedColumns(table).map((column) => column.replace(/_cipher$/, "")),
  );
  expect(Object.keys(tables).toSorted()).toEqual(Object.keys(exportedTables).toSorted());
  expect([...new Set(names.filter((name) => !isTechnical(name)))].toSorted()).toEqual(Object.keys(columns).toSorted());
});

describe("values", () => {
  const write = valueWriter(
    { locale: "de", zone: "America/Toronto" },
    { yes: "ja", no: "nein", codes: messagesFor("de").clientData.codes },
  );

  test.each([
    [{ at: "2034-09-06T14:00:00+00:00" }, "6. September 2034, 10:00"],
    [{ at: "2034-09-06" }, "6. September 2034"],
    [{ at: true }, "ja"],
    [{ at: ["no-voicemail", "discreet"] }, "no-voicemail, discreet"],
    [{ at: { subject: "Hello", html: "<p>", lines: ["a", "b"], none: null } }, "subject: Hello\nlines: a, b"],
    [{ at: null }, ""],
    [{ at: [] }, ""],
    [{ at: 3 }, "3"],
  ])("%j is %s", (row, text) => {
    expect(write("at", row)).toBe(text);
  });

  test("a code has its text, and a text that looks like one stays", () => {
    expect(write("status", { status: "no_show" })).toBe("Nicht erschienen");
    expect(write("safe_contact", { safe_contact: ["no-texts", "discreet"] })).toBe("Keine SMS, Die Firma nicht nennen");
    expect(write("kind", { kind: "booking-confirmed" })).toBe("booking-confirmed");
    expect(write("text", { text: "open" })).toBe("open");
    expect(write("state", { state: null })).toBe("");
  });

  test("an amount has the currency of its row", () => {
    expect(write("price_minor", { price_minor: 13_050, currency: "EUR" })).toBe("130,50\u00a0€");
    expect(write("price_minor", { price_minor: 13_050 })).toBe("13050");
  });
});
