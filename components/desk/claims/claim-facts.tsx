import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import { localiseFacts } from "@/lib/firm/claims/claim";
import { factsOfKind } from "@/lib/firm/claims/fields";
import type { ListedClaim } from "@/lib/firm/claims/listed-claim";
import type { StaffClaim } from "@/lib/firm/claims/staff-claim";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";
import { formatCalendarDate, formatMomentShort } from "@/lib/platform/time/format";

import { ExternalLink } from "@/components/desk/record/external-link";
import { Seals } from "@/components/desk/record/seals";

type Props = {
  readonly claim: StaffClaim;
  readonly listed: ListedClaim;
  readonly open: ConfirmationRow | undefined;
  readonly locale: Locale;
  readonly zone: string;
};

/** What the site says in each language, with the evidence, the people and the expiry. */
export function ClaimFacts({ claim, listed, open, locale, zone }: Props) {
  const t = useTranslations("claims");
  const { evidence } = listed;
  const address = evidence?.kind === "link" && (
    <>
      <ExternalLink href={evidence.address}>{evidence.address}</ExternalLink>
      {evidence.isOnHost && <span className="sub">{t("onHost")}</span>}
    </>
  );
  const dated = claim.evidenceDatedOn && formatCalendarDate(claim.evidenceDatedOn, locale);
  return (
    <Section id="claim" title={t("record.shown")}>
      <SummaryList
        isWide
        rows={[
          ...locales.map((each) => ({ term: t(`languages.${each}`), value: <Words claim={claim} language={each} /> })),
          {
            term: t("columns.evidence"),
            value: (
              <>
                {address || (claim.file ? claim.file.name : t("noEvidence"))}
                {dated && <span className="sub">{t("record.dated", { day: dated })}</span>}
              </>
            ),
          },
          { term: t("columns.people"), value: <Seals people={listed.people} /> },
          ...(open
            ? [
                {
                  term: t("record.proposed"),
                  value: t("record.proposedBy", {
                    name: open.proposedBy.name,
                    when: formatMomentShort(open.proposedAt.getTime(), { locale, zone }),
                  }),
                },
              ]
            : []),
          ...(open?.note ? [{ term: t("record.note"), value: open.note }] : []),
          {
            term: t("record.expires"),
            value: listed.expiresOn ? formatCalendarDate(listed.expiresOn, locale) : t("notSet"),
          },
          { term: t("record.owner"), value: claim.owner?.name ?? t("fields.noOwner") },
        ]}
      />
    </Section>
  );
}

/** The facts, the text, the source and the limits in one language. */
function Words({ claim, language }: { readonly claim: StaffClaim; readonly language: Locale }) {
  const t = useTranslations("claims");
  if (claim.leftOutLocales.includes(language)) return <span className="mute">{t("record.leftOut")}</span>;
  const written = claim.texts.find(({ locale }) => locale === language);
  if (!written || written.text.trim() === "") return <span className="mute">{t("record.missing")}</span>;
  const facts = localiseFacts(claim.facts, language);
  const lead = factsOfKind[claim.kind].texts.map((fact) => facts[fact]).filter((value) => typeof value === "string");
  return (
    <span lang={language}>
      <b>{[...lead, written.text].join(" · ")}</b>
      <span className="sub">{written.source}</span>
      <span className="sub">{written.limits}</span>
    </span>
  );
}
