import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { RefreshOnChange } from "@/components/desk/frame/changes";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { MailError } from "@/components/desk/outbox/jobs-table";
import { RecordLink } from "@/components/desk/outbox/record-link";
import { SummaryList } from "@/components/ui/summary-list";
import { giveUp, retryFailed } from "@/lib/outbox/actions";
import { kindOfJob } from "@/lib/outbox/email-kinds";
import { loadFailed } from "@/lib/outbox/loaders";
import { giveUpReasons } from "@/lib/outbox/schema";
import { formatMoment } from "@/lib/platform/time/format";

import { staffPage } from "../../../staff-page";
import { ElsewhereForm } from "../../elsewhere-form";

/** One failed email or job: why it failed, and what staff can do with it. */
const { generateMetadata, Page } = staffPage("/dashboard/outbox/failed/{id}", {
  title: "outbox.states.failed",
  async render({ locale, params: { id }, staff }) {
    const loaded = await loadFailed(staff, id);
    if (!loaded) return undefined;
    const { job, mayRetry, mayChangeAddress, hasPersonalDetails, zone } = loaded;
    const { attempts, maxAttempts, runAt, reference, recipient, bookingVersion } = job;
    const t = await getTranslations("outbox");
    const reader = { locale, zone };
    const title = t(`kinds.${kindOfJob(job)}`);
    const isDead = attempts >= maxAttempts;
    return (
      <>
        <RefreshOnChange kinds={["email", "booking"]} />
        <PageHeader
          title={title}
          note={`${t("email.notSent")}: ${t(isDead ? "states.dead" : "states.failed")}`}
          crumbs={{ href: "/dashboard/outbox", list: t("title"), current: title }}
          actions={
            mayRetry && (
              <StaffForm
                action={retryFailed}
                values={{ id }}
                submit={t("retry")}
                variant="gold"
                texts={{ saving: t("retrying") }}
              />
            )
          }
        />
        <div className="columns">
          <div className="stack-34">
            {mayChangeAddress && reference !== null && bookingVersion !== null && (
              <ElsewhereForm id={id} reference={reference} version={bookingVersion} />
            )}
            {mayRetry && job.isEmail && (
              <Section title={t("giveUp.title")} id="give-up">
                <div className="stack-13">
                  <p>{t("giveUp.text")}</p>
                  <StaffForm
                    action={giveUp}
                    values={{ id }}
                    fields={[
                      {
                        name: "reason",
                        kind: "choice",
                        label: t("columns.reason"),
                        options: giveUpReasons.map((value) => ({ value, label: t(`giveUp.reasons.${value}`) })),
                      },
                    ]}
                    submit={t("giveUp.submit")}
                    variant="danger"
                  />
                </div>
              </Section>
            )}
          </div>
          <Section title={t("email.facts")} id="facts">
            <SummaryList
              rows={[
                ...(hasPersonalDetails && recipient ? [{ term: t("email.to"), value: recipient }] : []),
                {
                  term: t("email.about"),
                  value: (
                    <>
                      <RecordLink reference={reference} none={t("noRecord")} />
                      <MailError job={job} />
                    </>
                  ),
                },
                { term: t("columns.state"), value: t("attempts", { attempts, most: maxAttempts }) },
                ...(isDead
                  ? []
                  : [
                      {
                        term: t("columns.next"),
                        value: formatMoment(runAt.getTime(), reader),
                      },
                    ]),
              ]}
            />
          </Section>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
