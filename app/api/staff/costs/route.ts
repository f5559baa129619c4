import { z } from "zod";

import { tableText } from "@/lib/documents/table-text";
import { firm } from "@/lib/firm/settings-snapshot";
import { byteOrderMark, csvLine } from "@/lib/platform/csv/write";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { maxCostBytes } from "@/lib/platform/request/request-body";
import { fail, ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { only } from "@/lib/platform/web/api";
import { downloadHeaders, fileTypes } from "@/lib/platform/web/download";
import { staffRoute, staffUploadRoute } from "@/lib/platform/web/staff-route";
import { stageCosts } from "@/lib/statistics/costs/commands/stage-costs";
import { costHeading, costProblemText, sampleCosts } from "@/lib/statistics/desk/cost-texts";
import { loadStagedCosts } from "@/lib/statistics/desk/loaders";

const needs = "analytics.change";

/** Sends a CSV file that contains either the problems of an uploaded file of costs or sample rows. */
const download = staffRoute({
  name: "costs.download",
  needs,
  limit: "staffAction",
  schema: z.union([
    z.strictObject({ problems: z.uuid(), locale: z.enum(locales).optional() }),
    z.strictObject({ sample: z.literal("costs"), locale: z.enum(locales).optional() }),
  ]),
  async run(query, staff, { locale, now }) {
    if ("sample" in query) return ok(csvFile("costs-sample.csv", sampleCosts(locale), locale));
    const file = await loadStagedCosts(staff, query.problems, now);
    if (!file) return fail("RESOURCE_NOT_FOUND");
    const t = translatorFor(locale, "imports.found");
    const rows = file.problems.map((problem) => [
      String(problem.line),
      costHeading(problem.column, locale) ?? "",
      costProblemText(problem, locale),
    ]);
    return ok(csvFile("costs-problems.csv", [[t("line"), t("column"), t("problem")], ...rows], locale));
  },
});

function csvFile(name: string, rows: readonly (readonly string[])[], locale: Locale): Response {
  const text = byteOrderMark + rows.map((cells) => csvLine(cells, locale)).join("");
  return new Response(text, { headers: downloadHeaders(name, fileTypes.csv) });
}

const fields = z.object({ locale: z.enum(locales).catch("en") });

/** Checks an uploaded file of costs, stores it until it is confirmed, and redirects to the page of costs. */
const upload = staffUploadRoute({
  name: "costs.upload",
  needs,
  async run(received, staff, { now }) {
    const parsed = fields.safeParse(received.fields);
    if (!parsed.success) return fail("VALIDATION_ERROR");
    const read = await tableText(received.file, maxCostBytes);
    const query =
      "refused" in read
        ? `upload=${read.refused}`
        : `file=${await stageCosts(staff, read.text, { today: dayOf(now, firm().zone), now })}`;
    return ok(localizedPath(parsed.data.locale, `/dashboard/analytics/costs?${query}`));
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ GET: (request) => download(request), POST: upload });
