import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { conversionsCsv, rowsOf } from "../csv";
import type { CsvFile } from "../csv";
import { findExport } from "../queries/conversions";

/** Writes a file of an export, and who downloaded it. Undefined for an unknown export. */
export async function exportFile(
  by: Actor,
  { id, file }: { readonly id: string; readonly file: CsvFile },
  now: Instant,
): Promise<string | undefined> {
  return db.$transaction(async (tx) => {
    const found = await findExport({ id, kind: "csv" }, now, tx);
    if (!found) return undefined;
    const { conversions, terms } = found;
    await record(tx, by, {
      action: "lead.conversion-file-exported",
      subjectKind: "lead",
      subjectId: id,
      details: { file, rows: rowsOf(file, conversions).length },
    });
    return conversionsCsv(file, conversions, terms);
  });
}
