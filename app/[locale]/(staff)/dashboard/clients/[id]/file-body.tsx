import { getTranslations } from "next-intl/server";

import { ClientCases } from "@/components/desk/cases/client-cases";
import { PreparedLists } from "@/components/desk/cases/prepared-lists";
import { ClientActs } from "@/components/desk/clients/client-acts";
import { ContactForm } from "@/components/desk/clients/contact-form";
import { ErasedNote } from "@/components/desk/clients/erased-note";
import { FileAppointments, FileConsents, FileMessages } from "@/components/desk/clients/file-lists";
import { FileLog } from "@/components/desk/clients/file-log";
import { FileDuplicates, FileMerges } from "@/components/desk/clients/file-merges";
import { FileNotes } from "@/components/desk/clients/file-notes";
import { FileSummary } from "@/components/desk/clients/file-summary";
import { HoldBadge } from "@/components/desk/clients/hold-badge";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { PrintButton } from "@/components/desk/record/print-button";
import { PageNotice } from "@/components/desk/record/page-notice";
import { SafeContactNote } from "@/components/desk/record/safe-contact-note";
import { Section } from "@/components/desk/record/section";
import { DocumentsTable, RemovalNotice } from "@/components/desk/documents/documents-table";
import { RecordTasks } from "@/components/desk/tasks/record-tasks";
import { UploadForm } from "@/components/forms/upload-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { ClientRegisters } from "@/components/desk/rights/client-registers";
import { ButtonLink } from "@/components/ui/button";
import { loadCasesOf, loadPreparedOf } from "@/lib/cases/loaders";
import { toPreparedView } from "@/lib/cases/prepared-view";
import { loadDoneTask, loadTasksOf } from "@/lib/client-tasks/loaders";
import { taskNotices } from "@/lib/client-tasks/places";
import { markDifferent, takeBackDifferent, undoClientMerge, writeClientNote } from "@/lib/clients/actions/file";
import type { ClientFile } from "@/lib/clients/file";
import { mergeRefusals } from "@/lib/clients/merge-fields";
import { removeClientDocument } from "@/lib/documents/actions";
import { acceptedEndings } from "@/lib/documents/file-kind";
import { loadFileDocuments } from "@/lib/documents/loaders";
import { readUploadResult } from "@/lib/documents/schema";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { shownName } from "@/lib/inquiry/person/person-name";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";
import { formatDay } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { loadRegistersOf } from "@/lib/rights/registers/loaders";

type Props = {
  readonly staff: Staff;
  readonly locale: Locale;
  readonly file: ClientFile;
  /** The result of the last action, from the URL's query. */
  readonly done: unknown;
  /** The id of the task that the last action was about. */
  readonly task: string | undefined;
  /** "contact" opens the form for contact data. */
  readonly edit: unknown;
  /** The result of the last upload. */
  readonly upload: unknown;
  readonly now: Instant;
};

const notices = ["note", "contact", "merged", "undone", "different", "differentTakenBack", ...mergeRefusals] as const;

export async function FileBody({ staff, locale, file, done, task, edit, upload, now }: Props) {
  const { client } = file;
  const path = `/dashboard/clients/${client.id}`;
  const notice = notices.find((each) => each === done);
  const taskNotice = taskNotices.find((each) => each === done);
  const t = await getTranslations("clients");
  const { zone, holidays } = await loadFirm();
  const tData = await getTranslations("clientData");
  const tDocuments = await getTranslations("documents");
  const documents = await loadFileDocuments(staff, client.id, now);
  const name = shownName(client.name, locale);
  const { erasure } = client;
  return (
    <>
      <PageHeader
        title={name}
        note={
          <>
            {t("since", { day: formatDay(client.createdAt.getTime(), { locale, zone }) })}{" "}
            {client.isHeld && <HoldBadge />}
          </>
        }
        crumbs={{ href: "/dashboard/clients", list: t("title"), current: name }}
        actions={
          <>
            <PrintButton />
            {!erasure && (
              <ClientActs staff={staff} clientId={client.id} variant={edit === "contact" ? "secondary" : "gold"} />
            )}
            {file.mayManageData && (
              <ButtonLink href={`${path}/data`} variant="secondary">
                {tData("link")}
              </ButtonLink>
            )}
          </>
        }
      />
      <PageNotice
        notice={
          notice && {
            code: notice,
            message: notice === "note" ? t("notes.saved") : t(`done.${notice}`),
            tone: mergeRefusals.some((each) => each === notice) ? "warn" : "ok",
          }
        }
      />
      {erasure ? <ErasedNote erasure={erasure} zone={zone} /> : <SafeContactNote sources={client.sources} />}
      {edit === "contact" && file.mayChange && (
        <section id="edit" className="question" aria-labelledby="edit-title">
          <h2 id="edit-title">{t("contact.title")}</h2>
          <p>{t("contact.text")}</p>
          <ContactForm file={file} office={{ zone, country: holidays.country }} />
        </section>
      )}
      <div className="columns">
        <div className="stack-34">
          <ClientCases list={await loadCasesOf(staff, client.id)} mayOpen={!erasure} />
          <FileAppointments file={file} zone={zone} />
          <RecordTasks
            list={await loadTasksOf(staff, { clientId: client.id }, now)}
            record={{ clientId: client.id }}
            zone={zone}
            mayAdd={!erasure}
            done={taskNotice}
            doneTask={await loadDoneTask(staff, { done: taskNotice, task })}
          />
          <FileMessages file={file} zone={zone} />
          <PreparedLists
            lists={toPreparedView(await loadPreparedOf(staff, client.id), { locale, zone })}
            clientId={client.id}
          />
          <ClientRegisters registers={await loadRegistersOf(staff, client.id)} />
          <Section id="documents" title={tDocuments("title")}>
            <RemovalNotice done={done} />
            {documents.length === 0 ? (
              <Nothing title={tDocuments("empty")} />
            ) : (
              <DocumentsTable
                rows={documents}
                zone={zone}
                remove={file.mayChange ? { action: removeClientDocument, values: { client: client.id } } : undefined}
              />
            )}
            {file.mayChange && (
              <ClientMessages namespaces={["documents"]}>
                <UploadForm
                  action="/api/staff/documents"
                  values={{ client: client.id }}
                  endings={acceptedEndings}
                  maxBytes={maxDocumentBytes}
                  result={readUploadResult(upload)}
                  variant="secondary"
                />
              </ClientMessages>
            )}
          </Section>
          <FileNotes client={client} zone={zone} write={file.mayWriteNotes ? writeClientNote : undefined} />
        </div>
        <div className="stack-34 side-column">
          {!erasure && (
            <>
              <FileSummary
                client={client}
                editHref={file.mayChange ? `${path}?edit=contact#edit` : undefined}
                now={now}
              />
              <FileDuplicates file={file} act={{ mark: markDifferent, takeBack: takeBackDifferent }} zone={zone} />
            </>
          )}
          <FileMerges file={file} undo={undoClientMerge} zone={zone} now={now} />
          <FileConsents file={file} zone={zone} />
          <FileLog file={file} zone={zone} />
        </div>
      </div>
    </>
  );
}
