import { firm } from "@/lib/firm/settings-snapshot";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Instant } from "@/lib/platform/time/instant";

import type { ClientExport } from "./commands/export-client-data";
import { staffColumns } from "./queries/export-rows";
import { exportedTables, omittedTables } from "./tables";

/** Increase the version when a property is renamed or its meaning changes. An added property needs no new version. */
const version = 1;

/**
 * The export as JSON text. It names the firm and the time of the export and contains the records by table. It also
 * lists which data was left out, with the reasons in the client's language. Times are in ISO 8601. Amounts with a name
 * that ends in "_minor" are in the smallest unit of the currency.
 */
export function exportJson({ clientId, locale, records }: ClientExport, now: Instant): string {
  const { legalName: name, email, phone } = firm();
  const t = translatorFor(parseLocale(locale) ?? defaultLocale, "clientData.omissions");
  const columns = Object.entries(exportedTables).flatMap(([table, { omit = {} }]) =>
    Object.entries(omit).map(([reason, names]) => ({ table, columns: names.split(" "), reason })),
  );
  const ofStaff = Object.keys(exportedTables).flatMap((table) => {
    const names = staffColumns(table);
    return names.length === 0 ? [] : [{ table, columns: names, reason: "others" }];
  });
  const tables = Object.entries(omittedTables).map(([table, reason]) => ({ table, reason }));
  return JSON.stringify(
    {
      format: "client-data",
      version,
      createdAt: new Date(now).toISOString(),
      createdBy: { name, email, phone },
      clientId,
      records,
      leftOut: [...columns, ...ofStaff, ...tables].map((part) => ({ ...part, why: t(part.reason as "access") })),
    },
    null,
    2,
  );
}
