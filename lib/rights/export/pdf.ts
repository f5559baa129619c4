import { firm } from "@/lib/firm/settings-snapshot";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { takingTurns } from "@/lib/platform/event-loop";
import { messagesFor } from "@/lib/platform/i18n/messages";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { isShown } from "@/lib/platform/pdf/fonts";
import { renderPdf } from "@/lib/platform/pdf/render";
import type { Fact, Part } from "@/lib/platform/pdf/draw";
import { formatMoment, zoneName } from "@/lib/platform/time/format";
import type { Reader } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import type { ClientExport } from "./commands/export-client-data";
import type { ExportedRow } from "./queries/export-rows";
import { columnWords } from "./codes";
import { omissions } from "./tables";
import { isTechnical } from "./technical";
import { valueWriter } from "./values";

/** The export as a PDF in the client's language. The PDF leaves out technical columns (see `isTechnical`). */
export async function exportPdf(exported: ClientExport, now: Instant): Promise<Buffer> {
  const language = languageOf(exported);
  const t = translatorFor(language, "clientData.pdf");
  const { legalName, email, phone } = firm();
  return renderPdf({
    title: t("title"),
    language,
    createdAt: now,
    header: `${legalName} · ${phone} · ${email}`,
    parts: await exportParts(exported, now),
    footer: (page, pages) => t("page", { page, pages }),
  });
}

const languageOf = ({ locale }: ClientExport) => parseLocale(locale) ?? defaultLocale;

/**
 * The parts of the PDF: an introduction, the records, and a list of the data that the export leaves out. If the PDF
 * cannot show some characters, a note after the introduction says so.
 */
export async function exportParts(exported: ClientExport, now: Instant): Promise<readonly Part[]> {
  const language = languageOf(exported);
  const t = translatorFor(language, "clientData");
  const { zone } = firm();
  const reader = { locale: language, zone };
  const time = `${formatMoment(now, reader)}, ${zoneName(zone, { locale: language, instant: now })}`;
  const records = await recordParts(exported, { reader, language, now });
  const isComplete = await areShown(records);
  return [
    { kind: "paragraph", text: t("pdf.intro", { time }) },
    ...(isComplete ? [] : [{ kind: "paragraph", text: t("pdf.notShown") } as const]),
    ...records,
    { kind: "heading", text: t("pdf.leftOut") },
    ...omissions.map((reason): Part => ({ kind: "paragraph", text: t(`omitted.${reason}`) })),
  ];
}

async function areShown(parts: readonly Part[]): Promise<boolean> {
  const nextTurn = takingTurns();
  for (const part of parts) {
    if (part.kind === "facts" && !part.facts.every(({ value }) => isShown(value))) return false;
    await nextTurn();
  }
  return true;
}

type Context = {
  readonly reader: Reader & { readonly locale: Locale };
  readonly language: Locale;
  readonly now: Instant;
};

async function recordParts({ records }: ClientExport, { reader, language, now }: Context): Promise<readonly Part[]> {
  const t = translatorFor(language, "clientData");
  const services = new Map((await listCatalogue()).map((service) => [service.slug, textOf(service, language).name]));
  const write = valueWriter(reader, {
    yes: t("pdf.yes"),
    no: t("pdf.no"),
    part: (label, value) => t("pdf.part", { label, value }),
    labels: messagesFor(language).clientData.columns,
    words: columnWords({ language, now, services }),
  });
  const factsOf = (table: string, row: ExportedRow): Fact[] =>
    Object.keys(row)
      .filter((column) => !isTechnical({ table, column }))
      .flatMap((column) => {
        const value = write({ table, column }, row);
        return value ? [{ term: t(`columns.${column as "email"}`), value }] : [];
      });
  const nextTurn = takingTurns();
  const parts: Part[] = [];
  for (const [table, rows] of Object.entries(records)) {
    parts.push({ kind: "heading", text: t(`tables.${table as "clients"}`) });
    for (const [index, row] of rows.entries()) {
      await nextTurn();
      if (rows.length > 1)
        parts.push({ kind: "subheading", text: t("pdf.record", { number: index + 1, count: rows.length }) });
      parts.push({ kind: "facts", facts: factsOf(table, row) });
    }
  }
  return parts;
}
