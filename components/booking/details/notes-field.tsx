"use client";

import { useTranslations } from "next-intl";

import { Checkbox } from "@/components/ui/check";
import { Field, describedBy } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";

import { isCut } from "@/lib/booking/carry-over";

import type { Bind } from "./use-details-form";

/** The specification's limit, in characters. */
const maxLength = 500;

type Props = {
  readonly bind: Bind;
  /** As typed so far; undefined until the script runs. */
  readonly text: string | undefined;
  readonly isConfirmed: boolean;
};

/** Free text with its counter. Where it holds what may be a key or a transaction, the form asks which. */
export function NotesField({ bind, text, isConfirmed }: Props) {
  const t = useTranslations("booking");
  const tFields = useTranslations("fields");
  const { control, error, known = "" } = bind("additionalNotes");
  const hashes = bind("hashesConfirmed");
  const left = maxLength - [...(text ?? known)].length;
  const hint = isCut(known) ? `${t("details.notesCut")} ${t("details.notesHint")}` : t("details.notesHint");
  const asks = error === tFields("secretDoubt") || isConfirmed || hashes.known === "true";
  return (
    <div className="grid gap-13">
      <Field
        id="additionalNotes"
        label={t("details.notes")}
        isOptional
        optionalLabel={t("details.optional")}
        hint={hint}
        error={error}
        errorPrefix={t("errors.fieldPrefix")}
      >
        <TextArea
          id="additionalNotes"
          isInvalid={error !== undefined}
          aria-describedby={`${describedBy({ id: "additionalNotes", hint, error }) ?? ""} notes-left`}
          defaultValue={known}
          {...control}
        />
        <p className="hint" id="notes-left">
          {left < 0 ? t("details.charactersOver", { count: -left }) : t("details.charactersLeft", { count: left })}
        </p>
      </Field>
      {asks ? (
        <Checkbox
          id="hashesConfirmed"
          value="true"
          label={t("details.hashesConfirmed")}
          error={hashes.error}
          defaultChecked={hashes.known === "true"}
          {...hashes.control}
        />
      ) : null}
    </div>
  );
}
