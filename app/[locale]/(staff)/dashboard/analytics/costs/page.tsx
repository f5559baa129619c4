import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { StaffForm } from "@/components/desk/form/staff-form";
import { ImportProblems } from "@/components/desk/clients/import-problems";
import { ImportUpload } from "@/components/desk/clients/import-upload";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { RefreshOnReturn } from "@/components/desk/frame/refresh-on-return";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { importUploads } from "@/lib/clients/import-upload";
import { maxCostBytes } from "@/lib/platform/request/request-body";
import { storeCosts } from "@/lib/statistics/desk/actions";
import { costHeading, costHeadings, costProblemText } from "@/lib/statistics/desk/cost-texts";
import { loadStagedCosts } from "@/lib/statistics/desk/loaders";
import { dayName, formatAmount } from "@/lib/statistics/desk/texts";

import { staffPage } from "../../staff-page";

/** The maximum number of problems that the page lists. Staff can download a file with all problems. */
const shownProblems = 200;

/** Staff upload the costs of campaigns here, see what would be stored or what is wrong, and then store it. */
const { generateMetadata, Page } = staffPage("/dashboard/analytics/costs", {
  title: "analytics.costs.title",
  query: z.object({
    file: z.uuid().optional(),
    upload: z.enum(importUploads).optional(),
    changed: z.literal("1").optional(),
    done: z.literal("stored").optional(),
    count: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
  }),
  async render({ locale, query: { file: id, upload, changed, done, count }, staff, now }) {
    const file = id === undefined ? undefined : await loadStagedCosts(staff, id, now);
    const refused = upload ?? (id !== undefined && !file ? ("gone" as const) : undefined);
    const t = await getTranslations("analytics.costs");
    const tPage = await getTranslations("analytics");
    return (
      <ClientMessages namespaces={["imports", "staffForm", "errors"]}>
        <RefreshOnReturn rendering={`costs ${now}`} />
        <PageHeader
          title={t("title")}
          note={t("note")}
          crumbs={{ href: "/dashboard/analytics", list: tPage("title"), current: t("title") }}
        />
        <div className="stack-34">
          <PageNotice
            notice={
              done === "stored" && count !== undefined
                ? { code: "stored", message: t("stored", { count: Number(count) }) }
                : undefined
            }
          />
          {file && (
            <Section id="result" title={t("result")} note={t("rows", { count: file.count })}>
              <div className="stack-13">
                {changed === "1" && <Alert tone="warn">{t("changed")}</Alert>}
                {file.problems.length > 0 ? (
                  <ImportProblems
                    downloadHref={`/api/staff/costs?problems=${file.id}&locale=${locale}`}
                    count={file.problems.length}
                    rows={file.problems.slice(0, shownProblems).map(({ column, ...problem }, index) => {
                      const heading = costHeading(column, locale);
                      const text = costProblemText(problem, locale);
                      return { line: problem.line, index, text, ...(heading !== undefined && { column: heading }) };
                    })}
                  />
                ) : (
                  <>
                    <Alert tone="ok">{t("clean")}</Alert>
                    <Summary />
                    <StaffForm
                      action={storeCosts}
                      values={{ id: file.id }}
                      submit={t("confirm", { count: file.count })}
                      variant="gold"
                      texts={{ saving: t("storing") }}
                    />
                  </>
                )}
              </div>
            </Section>
          )}
          <Section id="file" title={t(file ? "another" : "choose")}>
            <div className="stack-13">
              <p>{t("about")}</p>
              <p className="mute">{t("columns", { columns: costHeadings(locale).join(", ") })}</p>
              <p>
                <a href={`/api/staff/costs?sample=costs&locale=${locale}`} download>
                  {t("sample")}
                </a>
              </p>
              <ImportUpload action="/api/staff/costs" values={{ locale }} maxBytes={maxCostBytes} refused={refused} />
            </div>
          </Section>
        </div>
      </ClientMessages>
    );

    /** What the file would store. */
    function Summary() {
      if (!file?.first || !file.last) return null;
      const { first, last, campaigns, replaced, totals, unnamed } = file;
      const [from, to] = [dayName(first, locale, last), `${dayName(last, locale)} ${last.slice(0, 4)}`];
      const list = totals.map((amount) => formatAmount(amount, locale)).join(", ");
      return (
        <>
          <p>
            {t("summary", { count: file.count, campaigns, from, to })} {t("total", { list })}{" "}
            {t("replaced", { count: replaced })}
          </p>
          {unnamed.length > 0 && <p className="mute">{t("unnamed", { names: unnamed.join(", ") })}</p>}
        </>
      );
    }
  },
});
export { generateMetadata, Page as default };
