import { z } from "zod";

import { findStaged, stageImport } from "@/lib/clients/commands/stage-import";
import { importKinds, problemText, sampleRows } from "@/lib/clients/import-texts";
import { tableText } from "@/lib/documents/table-text";
import { only } from "@/lib/platform/web/api";
import { byteOrderMark, csvLine } from "@/lib/platform/csv/write";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { maxImportBytes } from "@/lib/platform/request/request-body";
import { fail, ok } from "@/lib/platform/result";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute, staffUploadRoute } from "@/lib/platform/web/staff-route";

const needs = "clients.import";

/** Sends a CSV file that contains either the problems of an uploaded file or sample rows. */
const download = staffRoute({
  name: "imports.download",
  needs,
  limit: "staffAction",
  schema: z.union([
    z.strictObject({ problems: z.uuid(), locale: z.enum(locales).optional() }),
    z.strictObject({ sample: z.enum(importKinds), locale: z.enum(locales).optional() }),
  ]),
  async run(query, staff, { locale, now }) {
    if ("sample" in query) return ok(csvFile(`${query.sample}-sample.csv`, sampleRows(query.sample), locale));
    const file = await findStaged(staff, query.problems, now);
    if (!file) return fail("RESOURCE_NOT_FOUND");
    const rows = file.problems.map((problem) => [
      String(problem.line),
      problem.column ?? "",
      problemText(problem, file.kind, locale),
    ]);
    const t = translatorFor(locale, "imports.found");
    return ok(csvFile(`${file.kind}-problems.csv`, [[t("line"), t("column"), t("problem")], ...rows], locale));
  },
});

function csvFile(name: string, rows: readonly (readonly string[])[], locale: Locale): Response {
  const text = byteOrderMark + rows.map((cells) => csvLine(cells, locale)).join("");
  return new Response(text, { headers: downloadHeaders(name, fileTypes.csv) });
}

const fields = z.object({ kind: z.enum(importKinds), locale: z.enum(locales).catch("en") });

/** Checks an uploaded file, stores it until it is confirmed, and redirects to the import page. */
const upload = staffUploadRoute({
  name: "imports.upload",
  needs,
  async run(received, staff, { now }) {
    const parsed = fields.safeParse(received.fields);
    if (!parsed.success) return fail("VALIDATION_ERROR");
    const { kind, locale } = parsed.data;
    const read = await tableText(received.file, maxImportBytes);
    const query =
      "refused" in read
        ? `upload=${read.refused}&kind=${kind}`
        : `file=${await stageImport(staff, { kind, text: read.text }, now)}`;
    return ok(localizedPath(locale, `/dashboard/clients/import?${query}`));
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request), POST: upload });
