import { getTranslations } from "next-intl/server";

import { Fields } from "@/components/desk/form/field-kinds";
import { StaffForm } from "@/components/desk/form/staff-form";
import { HistoryList } from "@/components/desk/record/history-list";
import { ProofChooser } from "@/components/desk/record/proof-chooser";
import { Seals } from "@/components/desk/record/seals";
import { Section } from "@/components/desk/record/section";
import { counselState } from "@/lib/content/legal/reading";
import type { Reading } from "@/lib/content/legal/reading";
import type { LegalVersion } from "@/lib/content/legal/versions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoment } from "@/lib/platform/time/format";

import type { CounselActions } from "./counsel-actions";
import { CounselBadge } from "./counsel-badge";
import { OpenReading } from "./open-reading";

type Props = {
  /** The id and key of the text, and the language of the page. */
  readonly target: Readonly<Record<"id" | "key" | "language", string>>;
  /** The version in force, and the scheduled one. */
  readonly versions: readonly LegalVersion[];
  readonly readings: readonly Reading[];
  readonly reader: { readonly locale: Locale; readonly zone: string; readonly staffId: string };
  /** Undefined for staff who may only read. */
  readonly actions: CounselActions | undefined;
};

/** What counsel has read of a legal text: each version with its mark, the forms of two people, and what has ended. */
export async function CounselSection({ target, versions, readings, reader, actions }: Props) {
  const t = await getTranslations("staffContent.legal.counsel");
  const ended = readings.filter(({ confirmation }) => confirmation.state === "ended");
  return (
    <Section title={t("title")} id="counsel" isRuled>
      <div className="stack-21">
        <p className="mute">{t("lead")}</p>
        {versions.map((version) => versionOf(version))}
        {ended.length > 0 && <HistoryList items={ended.map(endedItem)} />}
      </div>
    </Section>
  );

  function versionOf({ number, passages }: LegalVersion) {
    const counsel = counselState(readings, number);
    const { reading } = counsel;
    return (
      <div key={number} className="stack-13">
        <h3>{t("version", { number })}</h3>
        <p>
          <CounselBadge counsel={counsel} passages={passages} />
        </p>
        {reading?.confirmation.confirmedBy && (
          <Seals people={[reading.confirmation.proposedBy.name, reading.confirmation.confirmedBy.name]} />
        )}
        {reading && <OpenReading reading={reading} target={target} reader={reader} actions={actions} />}
        {!reading && actions && (
          <StaffForm
            action={actions.propose}
            submit={t("propose")}
            opener={t("record", { number })}
            isCheckedByServer
            edition={`${number} ${ended.length}`}
            values={{ ...target, number: String(number) }}
            fields={[
              { name: "counsel", label: t("name") },
              { name: "readOn", label: t("readOn"), kind: "date" },
              { name: "link", label: t("link"), hint: t("linkHint"), isOptional: true },
              { name: "note", label: t("noteField"), kind: "multiline", limit: 300, isOptional: true },
            ]}
            layout={
              <>
                <Fields names={["counsel", "readOn", "link"]} />
                <ProofChooser texts="staffContent.legal.counsel.file" />
                <Fields names={["note"]} />
              </>
            }
          />
        )}
      </div>
    );
  }

  function endedItem({ number, counsel, confirmation: { id, endReason, endedAt, endedBy, endNote } }: Reading) {
    const at = endedAt ? formatMoment(endedAt.getTime(), reader) : "";
    const name = endedBy?.name ?? "–";
    return {
      key: id,
      text: t(`ended.${endReason ?? "changed"}`, { number, counsel }),
      note: endNote ? t("endedNote", { at, name, note: endNote }) : t("endedPlain", { at, name }),
    };
  }
}
