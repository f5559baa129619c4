import { firm } from "@/lib/firm/settings-snapshot";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { renderPdf } from "@/lib/platform/pdf/render";
import type { Fact, Part } from "@/lib/platform/pdf/render";
import { formatDay, formatTime, zoneName } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import type { ClientExport } from "../commands/export-client-data";
import type { ExportedRow } from "../queries/export-rows";
import { omissions } from "./tables";
import { valueWriter } from "./values";
import { isTechnical } from "./technical";

/**
 * The export as a PDF for the client to read, in their language. What only links or orders records is left to the JSON.
 */
export async function exportPdf({ locale, records }: ClientExport, now: Instant): Promise<Buffer> {
  const language = parseLocale(locale) ?? defaultLocale;
  const t = translatorFor(language, "clientData");
  const { legalName, email, phone, zone } = firm();
  const reader = { locale: language, zone };
  const write = valueWriter(reader, {
    yes: t("pdf.yes"),
    no: t("pdf.no"),
    codes: messagesFor(language).clientData.codes,
  });
  const time = `${formatDay(now, reader)}, ${formatTime(now, reader)}, ${zoneName(zone, { locale: language, instant: now })}`;

  const factsOf = (row: ExportedRow): Fact[] =>
    Object.keys(row)
      .filter((column) => !isTechnical(column))
      .flatMap((column) => {
        const value = write(column, row);
        return value ? [{ term: t(`columns.${column as "email"}`), value }] : [];
      });
  const parts = Object.entries(records).flatMap(([table, rows]): Part[] => [
    { kind: "heading", text: t(`tables.${table as "clients"}`) },
    ...rows.flatMap((row, index): Part[] => [
      ...(rows.length > 1
        ? [{ kind: "subheading", text: t("pdf.record", { number: index + 1, count: rows.length }) } as const]
        : []),
      { kind: "facts", facts: factsOf(row) },
    ]),
  ]);
  return renderPdf({
    title: t("pdf.title"),
    language,
    createdAt: now,
    header: `${legalName} · ${phone} · ${email}`,
    parts: [
      { kind: "paragraph", text: t("pdf.intro", { time }) },
      ...parts,
      { kind: "heading", text: t("pdf.leftOut") },
      ...omissions.map((reason): Part => ({ kind: "paragraph", text: t(`omitted.${reason}`) })),
    ],
    footer: (page, pages) => t("pdf.page", { page, pages }),
  });
}
