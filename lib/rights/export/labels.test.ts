import { messagesFor } from "@/lib/platform/i18n/messages";

import { exportedColumns } from "./queries/export-rows";
import { auditedIds, exportedTables } from "./tables";
import { isTechnical } from "./technical";

/** Properties of stored JSON objects that need a label. They are not columns. */
const parts = ["attachments"];

test("every exported table has a title, and every column has a label or is technical", () => {
  const { tables, columns } = messagesFor("en").clientData;
  const names = Object.keys(exportedTables).flatMap((table) =>
    exportedColumns(table)
      .map((column) => column.replace(/_cipher$/, ""))
      .filter((column) => !isTechnical({ table, column })),
  );
  expect(Object.keys(tables).toSorted()).toEqual(Object.keys(exportedTables).toSorted());
  expect([...new Set([...names, ...parts])].toSorted()).toEqual(Object.keys(columns).toSorted());
});

test("every kind of subject in the audit log has a name", () => {
  expect(Object.keys(messagesFor("en").clientData.subjects).toSorted()).toEqual(Object.keys(auditedIds).toSorted());
});
