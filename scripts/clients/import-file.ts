import { readFile, stat } from "node:fs/promises";

import { checkBookings } from "../../lib/booking/desk/commands/check-import";
import { importBookings } from "../../lib/booking/desk/commands/import-bookings";
import { checkClients, importClients } from "../../lib/clients/commands/import-clients";
import { problemText, sampleRows } from "../../lib/clients/import-texts";
import type { ImportKind } from "../../lib/clients/import-texts";
import { decodeText } from "../../lib/documents/text-content";
import { refreshFirm } from "../../lib/firm/settings-snapshot";
import { csvLine } from "../../lib/platform/csv/write";
import type { ImportProblem } from "../../lib/platform/parse/csv-import";

const maxBytes = 64 * 1024 * 1024;

const importers = {
  clients: { check: checkClients, store: importClients },
  bookings: { check: checkBookings, store: importBookings },
} as const;

const linesOf = ["readable line", "readable lines"] as const;
const wordsOf = { clients: ["client", "clients"], bookings: ["appointment", "appointments"] } as const;

type Wanted = { readonly kind: ImportKind; readonly isDryRun: boolean; readonly now: number };

/** Returns the text of a sample file, with the column names and one invented row. */
export function sampleFile(kind: ImportKind): string {
  return sampleRows(kind)
    .map((cells) => csvLine(cells, "en"))
    .join("");
}

/**
 * Checks a file and, if `isDryRun` is false, stores its rows. If the file has problems, stores nothing and throws an
 * error. Its text has one line for each problem.
 */
export async function importFile(path: string, { kind, isDryRun, now }: Wanted): Promise<string> {
  // The office's country is needed to read phone numbers without a country code.
  await refreshFirm();
  if ((await sizeOf(path)) > maxBytes) throw new Error("The file is larger than 64 MB. Import it in parts.");
  const text = decodeText(await readFile(path));
  const { rows, problems } = await importers[kind].check(text, now);
  if (problems.length > 0) {
    const list = problems.map((problem) => lineOf(problem, kind)).join("\n");
    const problemCount = counted(problems.length, ["problem", "problems"]);
    throw new Error(`${list}\n\n${problemCount}, ${counted(rows.length, linesOf)}. Nothing was stored.`);
  }
  if (isDryRun) return `${counted(rows.length, wordsOf[kind])} can be imported. Nothing was stored.`;
  const stored = await importers[kind].store({ kind: "terminal" }, text, now);
  if (!stored.ok)
    throw new Error("A conflicting record was stored during the import. Nothing was imported. Check the file again.");
  const { count } = stored.value;
  return `${counted(count, wordsOf[kind])} ${count === 1 ? "was" : "were"} stored.`;
}

function counted(count: number, [one, other]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : other}`;
}

async function sizeOf(path: string): Promise<number> {
  try {
    const stats = await stat(path);
    if (stats.isFile()) return stats.size;
  } catch {
    // The error below replaces the message of Node, which contains an error code and the name of a system call.
  }
  throw new Error(`There is no file that can be read at ${path}.`);
}

/** Describes a problem without the content of the cell. The content is personal, and terminals keep what they print. */
function lineOf(problem: ImportProblem, kind: ImportKind): string {
  const { line, column } = problem;
  return `Line ${line}${column ? `, ${column}` : ""}: ${problemText(problem, kind, "en")}`;
}
