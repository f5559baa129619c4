"use client";

import { useLocale, useTranslations } from "next-intl";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import type { FormSubmission } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { conflictLines, prefixed, unprefixed } from "@/lib/platform/forms/edit-conflict";
import type { ConflictLine, ControlValues, Versions } from "@/lib/platform/forms/edit-conflict";

import type { FormLook } from "./form-props";
import { editedFields, initialValues, inWords } from "./field-values";
import type { StaffField, VisibleField } from "./staff-field";

type Props = Pick<FormLook, "back" | "texts" | "secondSubmit"> & {
  readonly submission: FormSubmission;
  /** The values of the refused form. */
  readonly typed: ControlValues;
  readonly current: { readonly values: Readonly<Record<string, string>>; readonly fields: readonly StaffField[] };
  /** Discards the user's version and shows the form with the stored version. A link to `back` does the same. */
  readonly onDrop: () => void;
  readonly headingLevel: 2 | 3;
};

/**
 * Compares the user's version of a record with the version that another person has saved in the meantime. Each line
 * shows one field: the user's value is on the left, and the saved value is on the right. The user chooses one of them.
 */
export function FieldConflict({
  submission,
  typed,
  current,
  onDrop,
  back,
  texts = {},
  secondSubmit,
  headingLevel,
}: Props) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const t = useTranslations("staffForm");
  const { form, state, isPending } = submission;
  const edited = editedFields(current.fields);
  const theirs = initialValues(current.fields);
  const mine = Object.fromEntries(Object.keys(theirs).map((name) => [name, typed[name] ?? ""]));
  const versions = { base: unprefixed("base.", typed), mine, theirs };
  // The form that was refused was sent with one of two buttons. The chosen values are sent as with the same button.
  const pressed = secondSubmit && typed[secondSubmit.name] ? { [secondSubmit.name]: secondSubmit.value } : {};
  const headings = { mine: t("conflict.mine"), theirs: texts.conflictTheirs ?? t("conflict.theirs") };
  const lines = conflictLines(edited, versions);
  return (
    <form {...form} className="conflict" aria-labelledby="conflict">
      <HiddenFields
        values={{
          ...current.values,
          ...mine,
          ...prefixed("base.", theirs),
          ...prefixed("theirs.", theirs),
          ...pressed,
        }}
      />
      <div role="alert">
        <Heading id="conflict">{texts.conflictTitle ?? t("conflict.title")}</Heading>
        <p>{t("conflict.text")}</p>
      </div>
      {lines.length > 0 && (
        <div className="table-box">
          <table role="table" className="data-table data-table--list">
            <thead role="rowgroup">
              <tr role="row">
                {[t("conflict.what"), headings.mine, headings.theirs].map((heading) => (
                  <th key={heading} scope="col" role="columnheader">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {edited.map(({ name, field }) => {
                const line = lines.find((each) => each.field === name);
                if (!line) return null;
                const shared = { line, field, versions };
                return (
                  <tr key={name} role="row">
                    <th scope="row" role="rowheader" className="cell-main">
                      {field.label}
                    </th>
                    <Version {...shared} side="mine" isChanged={line.isMineChanged} heading={headings.mine} />
                    <Version {...shared} side="theirs" isChanged={line.isTheirsChanged} heading={headings.theirs} />
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {state.status === "failed" && state.error !== "RESOURCE_CONFLICT" && (
        <Alert tone="bad" isLive>
          {state.message} <SignInAgain state={state} />
        </Alert>
      )}
      <div className="page-actions">
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={t("saving")}>
          {t("conflict.save")}
        </Button>
        {back ? (
          <ButtonLink href={back.href} variant="secondary">
            {t("conflict.drop")}
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={onDrop}>
            {t("conflict.drop")}
          </Button>
        )}
      </div>
    </form>
  );
}

type VersionProps = {
  readonly line: ConflictLine;
  readonly field: VisibleField;
  readonly versions: Versions;
  readonly side: "mine" | "theirs";
  readonly isChanged: boolean;
  readonly heading: string;
};

/** One version of a field. A changed value is shown beside the value that was stored before. */
function Version({ line, field, versions, side, isChanged, heading }: VersionProps) {
  const t = useTranslations("staffForm");
  const locale = useLocale();
  const formatted = (values: ControlValues) => inWords(field, values, { locale, yes: t("yes") }) || t("conflict.none");
  const value = formatted(versions[side]);
  return (
    <td role="cell" className="cell-row" data-label={heading}>
      <label className="check">
        <input type="radio" name={`choice.${line.field}`} value={side} defaultChecked={line.chosen === side} />
        <span>
          {isChanged ? (
            <>
              <del>{formatted(versions.base)}</del> <ins>{value}</ins>
            </>
          ) : (
            t("conflict.unchanged", { value })
          )}
        </span>
      </label>
    </td>
  );
}
