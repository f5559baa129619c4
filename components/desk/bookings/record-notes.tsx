import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { NoteEditor } from "./note-editor";

type StaffNote = {
  readonly id: string;
  readonly author: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly version: number;
  readonly edited: string;
};

type Props = {
  readonly reference: string;
  /** What the client wrote when they booked. */
  readonly clientText: string | undefined;
  readonly notes: readonly StaffNote[];
  /** Undefined for staff who may only read notes. */
  readonly save: FormAction | undefined;
  /** The height of the reader's own note, in lines. */
  readonly rows?: number;
};

/** The reader's own note, the notes of colleagues, and the client's text. */
export function RecordNotes({ reference, clientText, notes, save, rows = 4 }: Props) {
  const t = useTranslations("bookings.record");
  const tErrors = useTranslations("errors");
  const own = notes.find(({ isOwn }) => isOwn);
  return (
    <Section id="notes" title={t("notes")}>
      <div className="stack-13">
        {save && (
          <NoteEditor
            action={save}
            reference={reference}
            text={own?.text ?? ""}
            noteVersion={own?.version ?? 0}
            rows={rows}
            texts={{
              label: t("ownNote"),
              hint: t("noteHint"),
              save: t("saveNote"),
              saving: t("noteSaving"),
              saved: t("noteSaved"),
              unsaved: t("noteUnsaved"),
              conflict: t("noteConflict"),
              offline: tErrors("NETWORK_ERROR"),
            }}
          />
        )}
        {notes
          .filter(({ isOwn }) => !isOwn || !save)
          .map(({ id, text, author, edited }) => (
            <blockquote key={id} className="staff-note">
              <p className="reading">{text}</p>
              <footer className="sub">
                {author}, {edited}
              </footer>
            </blockquote>
          ))}
        <h3>{t("clientNotes")}</h3>
        {clientText === undefined ? (
          <p className="mute">{t("noClientNotes")}</p>
        ) : (
          <p className="reading written">{clientText}</p>
        )}
        <p className="mute">{t("logged")}</p>
      </div>
    </Section>
  );
}
