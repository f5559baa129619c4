"use client";

import { useId, useState } from "react";
import { useLocale, useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { isRedirect, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-look";
import { conflictLines, contactValuesOf, prefixed } from "@/lib/inquiry/edit-conflict";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { FieldConflict } from "./field-conflict";
import { RecordControl } from "./record-control";
import type { RecordField } from "./record-control";
import { initialValues, inWords } from "./record-values";
import { useCurrentVersion } from "./use-current-version";

export type { RecordField } from "./record-control";

type Edition = {
  /** Hidden values, such as the id and the version of the record. */
  readonly values: Readonly<Record<string, string>>;
  readonly fields?: readonly RecordField[];
};

type Looks = {
  readonly action: FormAction;
  readonly submit: string;
  readonly variant?: ButtonVariant;
  /**
   * The accessible name of the button, or of the `opener` if there is one. Required if several buttons on the page have
   * the same visible label.
   */
  readonly name?: string;
  /**
   * Whether Ctrl S sends the form. True for forms that store data, and false for forms that complete, close or remove
   * something.
   */
  readonly isSave?: boolean;
  /** A title that must be clicked to show the form. Without it, the form is always visible. */
  readonly opener?: string;
  /** A sentence above the fields. It says, for example, what will be removed. */
  readonly lead?: string;
  /** Whether the fields edit stored values. If someone else has changed the values, the form shows both versions. */
  readonly isCompared?: boolean;
};

type Props = Edition &
  Looks & {
    /**
     * When this value changes, the form is reset, unless it contains unsaved input. The default is the version in
     * `values`.
     */
    readonly edition?: string;
  };

/**
 * A form on the page of a record: a single button, or a few fields. After a successful submission, the page stays open,
 * and `useFormAction` does not empty the fields. The form is therefore reset with each new version of the record,
 * unless it contains unsaved input.
 */
export function RecordForm({ edition, values, fields = [], ...looks }: Props) {
  const current = { edition: edition ?? values.version ?? "", values, fields };
  const [held, setHeld] = useState<typeof current>();
  const [round, setRound] = useState(0);
  const base = held ?? current;
  return (
    <EditionForm
      key={`${base.edition} ${round}`}
      {...looks}
      current={current}
      base={base}
      hold={() => setHeld((earlier) => earlier ?? current)}
      release={() => {
        setHeld(undefined);
        setRound((last) => last + 1);
      }}
    />
  );
}

type EditionProps = Looks & {
  readonly current: Required<Edition>;
  /** The version that the form started from. */
  readonly base: Required<Edition>;
  readonly hold: () => void;
  readonly release: () => void;
};

function EditionForm({ current, base, hold, release, ...looks }: EditionProps) {
  const { action, submit, variant = "secondary", name, isSave, opener, lead, isCompared = false } = looks;
  const t = useTranslations("caseForm");
  const tErrors = useTranslations("errors");
  const locale = useLocale();
  const prefix = useId();
  const submission = useFormAction(action, { offline: tErrors("NETWORK_ERROR"), scriptedAction });
  const { state, isPending, form } = submission;
  useCurrentVersion(state);
  const { fields } = base;
  const failed = state.status === "failed" ? state : undefined;
  const isStale = failed?.error === "RESOURCE_CONFLICT" && failed.values.version !== current.values.version;
  const names = fields.map((field) => field.name);
  const idOf = (field: RecordField) => `${prefix}-${field.name}`;

  async function scriptedAction(...submitted: Parameters<FormAction>) {
    try {
      const next = await action(...submitted);
      if (next.status === "done") release();
      return next;
    } catch (error) {
      if (isRedirect(error)) release();
      throw error;
    }
  }

  if (isStale && isCompared) {
    const theirs = initialValues(current.fields);
    const mine = contactValuesOf(names, failed.values);
    return inOpener(
      <FieldConflict
        submission={submission}
        mine={mine}
        current={{ version: current.values.version ?? "", values: theirs }}
        lines={conflictLines(names, { base: contactValuesOf(names, failed.values, "base."), mine, theirs })}
        target={current.values}
        formatValue={(field, value) => inWords(fields, { field, value, locale, yes: t("yes") })}
        onDrop={release}
        texts={{
          fields: Object.fromEntries(fields.map((field) => [field.name, field.label])),
          instructions: {},
          saving: t("saving"),
          conflict: {
            title: t("conflict.title"),
            text: t("conflict.text"),
            what: t("conflict.what"),
            mine: t("conflict.mine"),
            theirs: t("conflict.theirs"),
            none: t("conflict.none"),
            unchanged: t("conflict.unchanged", { value: "{value}" }),
            save: t("conflict.save"),
            drop: t("conflict.drop"),
          },
        }}
      />,
    );
  }

  // A form for new text sends the record's current version. A form that edits stored values sends the version and the
  // values that it started from, so that a conflict can be shown.
  const hidden = isCompared
    ? {
        ...base.values,
        version: failed?.values.version ?? base.values.version,
        ...prefixed("base.", initialValues(fields)),
      }
    : current.values;
  return inOpener(
    <form
      {...form}
      onInput={hold}
      onSubmit={(event) => {
        hold();
        form.onSubmit(event);
      }}
      data-saves={isSave || undefined}
      className={fields.length > 0 ? "case-form" : undefined}
    >
      <HiddenFields values={hidden} />
      <ActionErrors
        title={t("notSaved")}
        state={failed && isStale ? { ...failed, message: t("changed") } : state}
        controls={Object.fromEntries(fields.map((field) => [field.name, idOf(field)]))}
      />
      {lead && <p>{lead}</p>}
      {fields.map((field) => (
        <RecordControl
          key={`${field.name}-${failed?.values[field.name] ?? ""}`}
          id={idOf(field)}
          field={field}
          optionalLabel={t("optional")}
          chooseLabel={t("choose")}
          error={failed?.fields[field.name]?.[0]}
          value={failed ? failed.values[field.name] : field.value}
        />
      ))}
      <div className="page-actions">
        <Button
          type="submit"
          variant={variant}
          isLoading={isPending}
          loadingLabel={t("saving")}
          aria-label={opener === undefined ? name : undefined}
        >
          {submit}
        </Button>
      </div>
    </form>,
  );

  function inOpener(body: React.ReactNode) {
    if (opener === undefined) return body;
    return (
      <details className="case-opener" open={failed ? true : undefined}>
        <summary aria-label={name}>{opener}</summary>
        {body}
      </details>
    );
  }
}
