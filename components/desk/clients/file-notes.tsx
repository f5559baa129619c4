import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import { maxNoteLength } from "@/lib/booking/desk/staff-notes";
import type { FileClient } from "@/lib/clients/file";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatMoment } from "@/lib/platform/time/format";

type Props = {
  readonly client: FileClient;
  readonly zone: string;
  /** The server action that saves a note. Undefined for staff who may read notes but not write them. */
  readonly write: FormAction | undefined;
};

/** What staff wrote about the client, and the form for a new note. */
export function FileNotes({ client, zone, write }: Props) {
  const t = useTranslations("clients.notes");
  const reader = { locale: useLocale(), zone };
  return (
    <Section id="notes" title={t("title")} note={t("logged")}>
      <div className="stack-13">
        {client.notes.length === 0 && <p className="mute">{t("none")}</p>}
        {client.notes.map(({ id, text, author, createdAt, isRestricted }) => (
          <blockquote key={id} className="staff-note">
            <p className={text === undefined ? "mute" : "reading"}>{text ?? t("unreadable")}</p>
            <footer className="sub">
              {author}, {formatMoment(createdAt.getTime(), reader)}
              {isRestricted && (
                <>
                  {" "}
                  <Icon name="lock" size="s" /> {t("restricted")}
                </>
              )}
            </footer>
          </blockquote>
        ))}
        {write && (
          <StaffForm
            edition={String(client.notes.length)}
            action={write}
            hasRequestKey
            isSave
            values={{ id: client.id }}
            submit={t("save")}
            texts={{ saving: t("saving") }}
            fields={[
              { name: "text", kind: "multiline", label: t("new"), hint: t("hint"), rows: 4, limit: maxNoteLength },
              { name: "isRestricted", kind: "check", label: t("restrict") },
            ]}
          />
        )}
      </div>
    </Section>
  );
}
