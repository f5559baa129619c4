import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Icon } from "@/components/ui/icon";
import type { FileClient } from "@/lib/clients/file";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatMoment } from "@/lib/platform/time/format";

import { NoteForm } from "./note-form";

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
          <NoteForm
            // A new key after each saved note empties the form.
            key={client.notes.length}
            action={write}
            clientId={client.id}
            texts={{
              label: t("new"),
              hint: t("hint"),
              restricted: t("restrict"),
              save: t("save"),
              saving: t("saving"),
            }}
          />
        )}
      </div>
    </Section>
  );
}
