import { getTranslations } from "next-intl/server";

import { ClaimFacts } from "@/components/desk/claims/claim-facts";
import { ClaimForm } from "@/components/desk/claims/claim-form";
import { ClaimPlaces } from "@/components/desk/claims/claim-places";
import { EvidenceFile } from "@/components/desk/claims/evidence-file";
import { SecondPerson } from "@/components/desk/claims/second-person";
import { HistoryList } from "@/components/desk/record/history-list";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { saveClaim } from "@/lib/firm/claims/actions";
import { claimHistory } from "@/lib/firm/claims/history";
import { formValues } from "@/lib/firm/claims/form-values";
import type { loadClaim } from "@/lib/firm/claims/loaders/staff-claims";
import { registerChoices } from "@/lib/firm/claims/registers";
import { firm } from "@/lib/firm/settings-snapshot";
import { readUploadResult } from "@/lib/documents/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDate } from "@/lib/platform/time/format";

type Props = {
  readonly locale: Locale;
  readonly loaded: NonNullable<Awaited<ReturnType<typeof loadClaim>>>;
  readonly upload: unknown;
};

/** The parts of a claim's page. The form comes last, because staff come to verify more often than to edit. */
export async function ClaimBody({ locale, loaded, upload }: Props) {
  const { claim, open, listed, places, keepers, latest, today, history, mayChange } = loaded;
  const t = await getTranslations("claims");
  const { zone } = firm();
  const ends = open && (open.state === "confirmed" ? "verification" : "proposal");
  const target = { id: claim.id, version: String(claim.version) };
  return (
    <div className="columns">
      <div className="stack-34">
        <ClaimFacts claim={claim} listed={listed} open={open} locale={locale} zone={zone} />
        <SecondPerson loaded={loaded} />
        {mayChange && (
          <Section id="edit" title={t("form.edit")}>
            <ClientMessages namespaces={["claims", "errors"]}>
              <ClaimForm
                action={saveClaim}
                kind={claim.kind}
                target={target}
                values={formValues(claim)}
                keepers={keepers}
                registers={registerChoices(locale)}
                latest={formatCalendarDate(latest, locale)}
                ends={ends}
              />
            </ClientMessages>
          </Section>
        )}
      </div>
      <div className="stack-34 side-column">
        <EvidenceFile file={claim.file} target={target} mayChange={mayChange} result={readUploadResult(upload)} />
        <ClaimPlaces places={places} />
        <Section id="history" title={t("record.history")}>
          {history.length === 0 ? (
            <p className="mute">{t("record.noHistory")}</p>
          ) : (
            <HistoryList items={claimHistory(history, { locale, zone, today })} />
          )}
        </Section>
      </div>
    </div>
  );
}
