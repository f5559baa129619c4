"use client";

import { useTranslations } from "next-intl";

import { CharactersLeft } from "@/components/forms/characters-left";
import { Checkbox } from "@/components/ui/check";
import { Field, describedBy } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { isCut } from "@/lib/booking/wizard/prefill";
import type { BindDetails } from "./details-fields";

/** The specification's limit, in characters. */
const maxLength = 500;

type Props = {
  readonly bind: BindDetails;
  /** The current text. Undefined until the script runs. */
  readonly text: unknown;
  readonly isConfirmed: boolean;
};

/**
 * A text field with a character counter. If the text contains a code that may be a private key or a transaction hash,
 * the visitor must confirm that it is a transaction hash.
 */
export function NotesField({ bind, text, isConfirmed }: Props) {
  const t = useTranslations("booking");
  const tFields = useTranslations("fields");
  const { control, error, initial = "" } = bind("additionalNotes");
  // When the visitor ticks or unticks the checkbox, the notes are validated again. A code that may be a private key is
  // an error only while the checkbox is not ticked.
  const hashes = bind("hashesConfirmed", { rechecks: ["additionalNotes"] });
  const hint = isCut(initial) ? `${t("details.notesCut")} ${t("details.notesHint")}` : t("details.notesHint");
  const asksAboutHashes = error === tFields("secretDoubt") || isConfirmed || hashes.initial === "true";
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
          defaultValue={initial}
          {...control}
        />
        <CharactersLeft id="notes-left" text={typeof text === "string" ? text : initial} limit={maxLength} />
      </Field>
      {asksAboutHashes ? (
        <Checkbox
          id="hashesConfirmed"
          value="true"
          label={t("details.hashesConfirmed")}
          error={hashes.error}
          defaultChecked={hashes.initial === "true"}
          {...hashes.control}
        />
      ) : null}
    </div>
  );
}
