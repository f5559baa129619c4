import { valueText } from "./conversion";
import type { ClickKind, ExportedConversion, Terms } from "./conversion";

/** The files of an export. Google wants each kind of click id in a column of its own, and one id in a row. */
export const csvFiles = ["gclid", "braid"] as const;
export type CsvFile = (typeof csvFiles)[number];

const columnsOf = {
  gclid: { gclid: "Google Click ID" },
  braid: { gbraid: "GBRAID", wbraid: "WBRAID" },
} as const satisfies Record<CsvFile, Partial<Record<ClickKind, string>>>;

const otherColumns = ["Conversion Name", "Conversion Time", "Conversion Value", "Conversion Currency"];

/** Whether a file has a column for a kind of click id. */
export const isInFile = (file: CsvFile, kind: ClickKind) => kind in columnsOf[file];

/** The conversions of an export that belong into a file. */
export function rowsOf(file: CsvFile, conversions: readonly ExportedConversion[]): readonly ExportedConversion[] {
  return conversions.filter(({ clickKind }) => isInFile(file, clickKind));
}

/**
 * The zone of all times in the file: UTC. In the zone of an office, an hour of each autumn would have two meanings, and
 * a conversion could be before its click.
 */
const zone = "+0000";

/**
 * Writes the file that Google Ads imports (support.google.com/google-ads/answer/7014069): the zone of its times, the
 * names of the columns, and a row for each conversion. Google refuses other columns, and offsets as in ISO 8601.
 */
export function conversionsCsv(file: CsvFile, conversions: readonly ExportedConversion[], terms: Terms): string {
  const ids = Object.entries<string>(columnsOf[file]);
  const lines = rowsOf(file, conversions).map(({ action, clickKind, clickId, happenedAt }) => [
    ...ids.map(([kind]) => (kind === clickKind ? clickId : "")),
    terms[action].name,
    happenedAt.toISOString().slice(0, 19).replace("T", " "),
    valueText(terms[action].minor),
    terms.currency,
  ]);
  return [[`Parameters:TimeZone=${zone}`], [...ids.map(([, title]) => title), ...otherColumns], ...lines]
    .map((cells) => `${cells.map(plainCell).join(",")}\n`)
    .join("");
}

/** Click ids, names and times need no quotation marks. Any other cell is a fault, and nothing of it may leave. */
function plainCell(cell: string): string {
  if (!/^[\p{L}\p{N} ._()&/:=+-]*$/u.test(cell))
    throw new Error("A cell of the file for Google has unexpected characters");
  return cell;
}
