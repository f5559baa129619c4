import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { StaffForm } from "@/components/desk/form/staff-form";
import { ImportProblems } from "@/components/desk/clients/import-problems";
import { ImportUpload } from "@/components/desk/clients/import-upload";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { RefreshOnReturn } from "@/components/desk/frame/refresh-on-return";
import { Section } from "@/components/desk/record/section";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { importStaged } from "@/lib/clients/actions/import";
import { importUploads } from "@/lib/clients/import-upload";
import { columnsOfKind, importKinds, problemText } from "@/lib/clients/import-texts";
import { loadImport } from "@/lib/clients/loaders";
import { maxImportBytes } from "@/lib/platform/request/request-body";

import { staffPage } from "../../staff-page";

/** The maximum number of problems that the page lists. Staff can download a file with all problems. */
const shownProblems = 200;

/**
 * Staff import existing clients or their appointments here. The page checks the uploaded file and lists its problems. A
 * file without problems can then be imported as a whole.
 */
const { generateMetadata, Page } = staffPage("/dashboard/clients/import", {
  title: "imports.title",
  query: z.object({
    file: z.string().optional(),
    kind: z.string().optional(),
    upload: z.string().optional(),
    changed: z.string().optional(),
    done: z.string().optional(),
    count: z.string().optional(),
  }),
  async render({ locale, query: { file: id, kind: chosen, upload, changed, done, count }, staff, now }) {
    const file = await loadImport(staff, id, now);
    const wanted = file?.kind ?? chosen ?? done;
    const kind = importKinds.find((each) => each === wanted) ?? "clients";
    const refused =
      importUploads.find((each) => each === upload) ?? (id !== undefined && !file ? ("gone" as const) : undefined);
    const stored = done === kind && typeof count === "string" && /^\d{1,6}$/.test(count) ? Number(count) : undefined;
    const t = await getTranslations("imports");
    const tClients = await getTranslations("clients");
    return (
      <ClientMessages namespaces={["imports", "staffForm", "errors"]}>
        <RefreshOnReturn rendering={`import ${now}`} />
        <PageHeader
          title={t("title")}
          note={t("note")}
          crumbs={{ href: "/dashboard/clients", list: tClients("title"), current: t("title") }}
        />
        <div className="stack-34">
          <SegmentedLinks
            label={t("kind")}
            options={importKinds.map((each) => ({
              href: `/dashboard/clients/import?kind=${each}`,
              label: t(`kinds.${each}`),
              isCurrent: each === kind,
            }))}
          />
          <PageNotice
            notice={stored === undefined ? undefined : { code: kind, message: t(`stored.${kind}`, { count: stored }) }}
          />
          {file && (
            <Section id="result" title={t("result")} note={t("rows", { count: file.rowCount })}>
              <div className="stack-13">
                {changed === "1" && <Alert tone="warn">{t("changed")}</Alert>}
                {file.problems.length > 0 ? (
                  <ImportProblems
                    downloadHref={`/api/staff/imports?problems=${file.id}&locale=${locale}`}
                    count={file.problems.length}
                    rows={file.problems
                      .slice(0, shownProblems)
                      .map((problem, index) => ({ ...problem, index, text: problemText(problem, kind, locale) }))}
                  />
                ) : (
                  <>
                    <Alert tone="ok">{t("clean")}</Alert>
                    <p className="mute">{t(`effect.${kind}`)}</p>
                    <StaffForm
                      action={importStaged}
                      values={{ id: file.id }}
                      submit={t(`confirm.${kind}`, { count: file.rowCount })}
                      variant="gold"
                      texts={{ saving: t("importing") }}
                    />
                  </>
                )}
              </div>
            </Section>
          )}
          <Section id="file" title={t(file ? "another" : "choose")}>
            <div className="stack-13">
              <p>{t(`about.${kind}`)}</p>
              <p className="mute">
                {t("columns")} <code>{columnsOfKind[kind].join(", ")}</code>
              </p>
              <p>
                <a href={`/api/staff/imports?sample=${kind}&locale=${locale}`} download>
                  {t("sample")}
                </a>
              </p>
              <ImportUpload
                key={kind}
                action="/api/staff/imports"
                values={{ kind }}
                maxBytes={maxImportBytes}
                refused={refused}
              />
            </div>
          </Section>
        </div>
      </ClientMessages>
    );
  },
});
export { generateMetadata, Page as default };
