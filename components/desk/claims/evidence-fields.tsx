"use client";

import { useTranslations } from "next-intl";

import { FactField } from "./fact-field";
import type { FieldOf } from "./fact-field";

export type Keeper = { readonly id: string; readonly name: string };

type Props = {
  readonly field: FieldOf;
  readonly keepers: readonly Keeper[];
  readonly latest: string | undefined;
  readonly isNew: boolean;
};

/** The evidence of a claim, how long it is valid, and who keeps it up to date. */
export function EvidenceFields({ field, keepers, latest, isNew }: Props) {
  const t = useTranslations("claims");
  const expiresHint = latest === undefined ? t("fields.expiresOnPlain") : t("fields.expiresOnHint", { day: latest });
  return (
    <section className="desk-section" aria-labelledby="claim-evidence">
      <div className="section-head section-head--line">
        <h2 id="claim-evidence">{t("parts.evidence")}</h2>
      </div>
      <div className="stack-21">
        <FactField
          name="evidenceUrl"
          type="url"
          label={t("fields.evidenceUrl")}
          hint={t("fields.evidenceUrlHint")}
          {...field("evidenceUrl")}
        />
        {isNew && <p className="mute">{t("form.fileLater")}</p>}
        <div className="claim-days">
          <FactField
            name="evidenceDatedOn"
            type="date"
            label={t("fields.evidenceDatedOn")}
            {...field("evidenceDatedOn")}
          />
          <FactField
            name="expiresOn"
            type="date"
            label={t("fields.expiresOn")}
            hint={expiresHint}
            {...field("expiresOn")}
          />
        </div>
        <FactField
          name="ownerId"
          label={t("fields.ownerId")}
          options={keepers.map(({ id, name }) => ({ value: id, label: name }))}
          none={t("fields.noOwner")}
          {...field("ownerId")}
        />
        <FactField name="note" label={t("fields.note")} {...field("note")} />
      </div>
    </section>
  );
}
