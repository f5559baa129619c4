import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { openWithReason } from "@/lib/clients/actions/file";
import { formatCalendarDay } from "@/lib/platform/time/format";
import {
  acknowledgeDataRequest,
  closeDataRequest,
  confirmIdentity,
  correctRequestReceipt,
  endRequestAsMistake,
  extendDataRequest,
} from "@/lib/rights/registers/actions";
import type { DataRequestRecord } from "@/lib/rights/registers/types";
import { identityChecks, requestEnds } from "@/lib/rights/registers/registers";

import { EntryCorrections } from "./entry-corrections";

/**
 * The actions for an open data request: confirm the person's identity, export or erase their data, close the request,
 * extend the deadline once, correct the day of receipt, and end a request that was entered by mistake. The request is
 * the reason for which the client's data opens.
 */
export function DataRequestActions({ entry }: { readonly entry: DataRequestRecord }) {
  const t = useTranslations("dataRequests");
  const locale = useLocale();
  const { reference, version, identityCheck, extension, days } = entry;
  const values = { reference, version: String(version) };
  const clientId = entry.client?.id;
  return (
    <>
      {entry.client?.email && !entry.isAcknowledged && (
        <Section id="acknowledge" title={t("acknowledgement")}>
          <div className="stack-13">
            <p className="mute">{t("acknowledgeText", { email: entry.client.email })}</p>
            <StaffForm action={acknowledgeDataRequest} values={values} submit={t("acknowledge")} />
          </div>
        </Section>
      )}
      <Section id="identity" title={t("identity")}>
        <StaffForm
          action={confirmIdentity}
          values={values}
          {...(identityCheck ? { opener: t("identityAgain") } : {})}
          submit={t("identityConfirm")}
          variant={identityCheck ? "secondary" : "gold"}
          fields={[
            {
              name: "check",
              kind: "choice",
              label: t("identityHow"),
              ...(identityCheck ? { value: identityCheck } : {}),
              options: identityChecks.map((value) => ({ value, label: t(`identityChecks.${value}`) })),
            },
          ]}
        />
      </Section>
      <Section id="data" title={t("data.title")}>
        {clientId ? (
          <div className="page-actions">
            {(["export", "erase"] as const).map((part) => (
              <StaffForm
                key={part}
                action={openWithReason}
                values={{ id: clientId, reason: "data-request", back: `/dashboard/clients/${clientId}/data#${part}` }}
                submit={t(`data.${part}`)}
              />
            ))}
          </div>
        ) : (
          <p className="mute">{t("data.unlinked")}</p>
        )}
      </Section>
      <Section id="close" title={t("close")}>
        <StaffForm
          action={closeDataRequest}
          values={values}
          submit={t("close")}
          variant={identityCheck ? "gold" : "secondary"}
          fields={[
            {
              name: "outcome",
              kind: "choice",
              label: t("outcome"),
              options: requestEnds.map((value) => ({ value, label: t(`states.${value}`) })),
            },
            {
              name: "answer",
              kind: "multiline",
              label: t("answerOrReason"),
              hint: t("answerHint"),
              value: entry.answerDraft,
              rows: 10,
            },
            ...(entry.client?.email
              ? [
                  {
                    name: "emailsClient",
                    kind: "check",
                    label: t("emailAnswer", { email: entry.client.email }),
                  } as const,
                ]
              : []),
            { name: "sentOn", kind: "date", label: t("sentOn"), value: days.today },
          ]}
        />
      </Section>
      {extension && (
        <Section id="extend" title={t("extend")}>
          <p className="mute">{t("extendText", { day: formatCalendarDay(extension, locale) })}</p>
          <StaffForm
            action={extendDataRequest}
            values={values}
            opener={t("extendOpen")}
            submit={t("extend")}
            fields={[{ name: "reason", kind: "multiline", label: t("extensionReason") }]}
          />
        </Section>
      )}
      <EntryCorrections entry={entry} correct={correctRequestReceipt} endAsMistake={endRequestAsMistake} />
    </>
  );
}
