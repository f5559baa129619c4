import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import {
  acknowledgeComplaint,
  answerComplaint,
  assignComplaint,
  closeComplaint,
  correctComplaintReceipt,
  endComplaintAsMistake,
} from "@/lib/rights/registers/actions";
import type { ComplaintRecord } from "@/lib/rights/registers/types";
import { complaintOutcomes } from "@/lib/rights/registers/registers";

import { EntryCorrections } from "./entry-corrections";

/**
 * The actions for a complaint that is not closed: acknowledge it, answer it, close it, give it to a colleague, and
 * correct it.
 */
export function ComplaintActions({ entry }: { readonly entry: ComplaintRecord }) {
  const t = useTranslations("complaints");
  const { reference, version, state, handlers, handlerId, days, client, answerDraft } = entry;
  const sentOn = { name: "sentOn", kind: "date", label: t("sentOn"), value: days.today } as const;
  const values = { reference, version: String(version) };
  const isUnanswered = state === "received" || state === "acknowledged";
  return (
    <>
      {state === "received" && (
        <Section id="acknowledge" title={t("acknowledgement")}>
          <div className="stack-13">
            <p className="mute">{t("acknowledgeText")}</p>
            <StaffForm
              action={acknowledgeComplaint}
              values={values}
              submit={t("acknowledge")}
              variant="gold"
              fields={[
                sentOn,
                ...(client?.email ? [{ name: "emailsClient", kind: "check", label: t("emailClient") } as const] : []),
              ]}
            />
          </div>
        </Section>
      )}
      {isUnanswered && (
        <Section id="answer" title={t("finalAnswer")}>
          <StaffForm
            action={answerComplaint}
            values={values}
            submit={t("saveAnswer")}
            variant={state === "received" ? "secondary" : "gold"}
            fields={[
              {
                name: "outcome",
                kind: "choice",
                label: t("outcome"),
                options: complaintOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
              },
              {
                name: "answer",
                kind: "multiline",
                label: t("answer"),
                hint: t("answerHint"),
                value: answerDraft,
                rows: 10,
              },
              ...(client?.email
                ? [{ name: "emailsClient", kind: "check", label: t("emailAnswer", { email: client.email }) } as const]
                : []),
              sentOn,
            ]}
          />
        </Section>
      )}
      {state === "answered" && (
        <Section id="close" title={t("close")}>
          <div className="stack-13">
            <p className="mute">{t("closeText")}</p>
            <StaffForm action={closeComplaint} values={values} submit={t("close")} variant="gold" />
          </div>
        </Section>
      )}
      <Section id="assign" title={t("columns.handler")}>
        <StaffForm
          action={assignComplaint}
          values={values}
          submit={t("assign")}
          fields={[
            {
              name: "handlerId",
              kind: "choice",
              label: t("assignTo"),
              ...(handlerId ? { value: handlerId } : {}),
              options: handlers.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
      </Section>
      <EntryCorrections
        entry={entry}
        correct={correctComplaintReceipt}
        endAsMistake={isUnanswered ? endComplaintAsMistake : undefined}
      />
    </>
  );
}
