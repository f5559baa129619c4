import { readFile, stat } from "node:fs/promises";

import { checkBookings } from "../../lib/booking/commands/check-import";
import { importBookings } from "../../lib/booking/commands/import-bookings";
import { checkClients, importClients } from "../../lib/clients/commands/import-clients";
import { problemWords, sampleRows } from "../../lib/clients/import-words";
import type { ImportKind } from "../../lib/clients/import-words";
import { csvLine } from "../../lib/platform/csv";
import type { ImportProblem } from "../../lib/platform/csv-import";

const mostBytes = 64 * 1024 * 1024;

const importers = {
  clients: { check: checkClients, store: importClients },
  bookings: { check: checkBookings, store: importBookings },
} as const;

type Wanted = { readonly kind: ImportKind; readonly isDryRun: boolean; readonly now: number };

/** A file with the columns and one invented row. */
export function sampleFile(kind: ImportKind): string {
  return sampleRows(kind).map(csvLine).join("");
}

/** Checks a file, and stores its rows if asked. Throws with every problem, one on each line; nothing is stored then. */
export async function importFile(path: string, { kind, isDryRun, now }: Wanted): Promise<string> {
  if ((await stat(path)).size > mostBytes) throw new Error("The file is larger than 64 MB. Import it in parts.");
  const text = decode(await readFile(path));
  const { rows, problems } = await importers[kind].check(text, now);
  if (problems.length > 0) {
    const list = problems.map((problem) => lineOf(problem, kind)).join("\n");
    throw new Error(`${list}\n\n${problems.length} problems in ${rows.length} readable ${kind}. Nothing was stored.`);
  }
  if (isDryRun) return `${rows.length} ${kind} can be imported. Nothing was stored.`;
  const stored = await importers[kind].store({ kind: "terminal" }, text, now);
  if (!stored.ok)
    throw new Error("Something of the file was added meanwhile. Nothing was stored. Check the file again.");
  return `${stored.value.count} ${kind} were stored.`;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error("The file is not in UTF-8. Save it as CSV UTF-8.");
  }
}

/** The cell itself is not shown, because terminals keep what they print. */
function lineOf(problem: ImportProblem, kind: ImportKind): string {
  const { line, column } = problem;
  return `Line ${line}${column ? `, ${column}` : ""}: ${problemWords(problem, kind, "en")}`;
}
