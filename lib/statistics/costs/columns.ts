import type { CsvRow } from "@/lib/platform/csv/write";

import type { DecimalSign } from "./amount";

/** The columns that a file of costs needs. A file may have more, in any order. */
export const costColumns = ["day", "campaign", "currency", "cost", "clicks"] as const;
export type CostColumn = (typeof costColumns)[number];

/** The headings of Google's reports in our languages, and of its API, in lower case. */
const headings: Readonly<Record<CostColumn, readonly string[]>> = {
  day: ["day", "date", "tag", "datum", "jour", "segments.date"],
  campaign: [
    "campaign",
    "campaign name",
    "kampagne",
    "kampagnenname",
    "campagne",
    "nom de la campagne",
    "campaign.name",
  ],
  currency: [
    ...["currency", "currency code", "währung", "währungscode", "devise", "code de devise", "code de la devise"],
    "customer.currency_code",
  ],
  cost: ["cost", "kosten", "coût", "cout", "cost_micros", "cost (micros)", "kosten (mikros)", "metrics.cost_micros"],
  clicks: ["clicks", "klicks", "clics", "metrics.clicks"],
};

/** Reports begin with a title and a period. */
const mostLinesAbove = 10;

export type CostTable = {
  /** A first row with the names of `costColumns`, and the rows of days with these columns only. */
  readonly rows: readonly CsvRow[];
  readonly isMicros: boolean;
  /** The decimal sign of the language of the headings. */
  readonly usualDecimal: DecimalSign;
};

/** Finds the columns of a file by their headings. Undefined if a column is missing. Lines of totals are left out. */
export function costTable(rows: readonly CsvRow[]): CostTable | undefined {
  for (const [at, head] of rows.slice(0, mostLinesAbove).entries()) {
    const names = head.cells.map((cell) => cell.trim().toLowerCase());
    const places = costColumns.map((column) => names.findIndex((name) => headings[column].includes(name)));
    if (places.includes(-1)) continue;
    const heading = names[places[costColumns.indexOf("cost")] ?? -1] ?? "";
    const body = rows.slice(at + 1).filter(({ cells }) => !isTotal(cells));
    return {
      rows: [
        { line: head.line, cells: costColumns },
        ...body.map(({ line, cells }) => ({ line, cells: places.map((place) => cells[place] ?? "") })),
      ],
      isMicros: /mi[ck]ros/.test(heading),
      usualDecimal: /kosten|co[uû]t/.test(heading) ? "," : ".",
    };
  }
  return undefined;
}

const isTotal = ([first = ""]: readonly string[]) => /^\s*(?:total|gesamt)/i.test(first);
