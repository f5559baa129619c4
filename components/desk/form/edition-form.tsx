"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Fragment, useEffect, useId, useRef, useState } from "react";

import { useRefresh } from "@/components/desk/frame/page-refresh";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { createRequestKeys } from "@/components/forms/submission-key";
import { laterInput } from "@/components/forms/later-input";
import { forgetTyped } from "@/components/forms/typed-text";
import { isRedirect, useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { prefixed } from "@/lib/platform/forms/edit-conflict";
import type { ControlValues } from "@/lib/platform/forms/edit-conflict";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

import { ChangedFacts, SeenFacts } from "./changed-facts";
import { ClosedForm } from "./closed-form";
import { FieldConflict } from "./field-conflict";
import { Controls } from "./field-kinds";
import { initialValues } from "./field-values";
import { FormContextProvider } from "./form-context";
import { FormFoot } from "./form-foot";
import type { Edition, FormLook } from "./form-props";
import { Refusal } from "./refusal";
import { useProofField } from "./use-proof-field";
import { useCurrentVersion } from "./use-current-version";

type Done = Extract<FormState, { status: "done" }>;

type Props = FormLook & {
  readonly current: Required<Edition> & { readonly values: Readonly<Record<string, string>> };
  /** The version that the form started from. */
  readonly base: Props["current"];
  /** Whether someone else has saved a newer version than the form shows. */
  readonly isOutdated: boolean;
  /** The last success of the form. */
  readonly success: Done | undefined;
  readonly hold: () => void;
  /** What the user typed between the last submission and its success. */
  readonly later: ControlValues;
  readonly release: (state?: FormState, later?: ControlValues) => void;
};

/** A `StaffForm` with one version of its record. */
export function EditionForm(props: Props) {
  const { action, current, base, isOutdated, hold, later, release, success, ...look } = props;
  const { isCompared = false, size = "md", hasRequestKey, texts = {}, facts, isClosed, opener } = look;
  const t = useTranslations("staffForm");
  const tErrors = useTranslations("errors");
  const refresh = useRefresh();
  const prefix = useId();
  const [keyOf] = useState(createRequestKeys);
  const submission = useFormAction(action, { offline: tErrors("NETWORK_ERROR"), scriptedAction });
  const { state, unscripted, isPending, form } = submission;
  useCurrentVersion(state);
  const proof = useProofField(state);
  useEffect(() => {
    if (success) refresh();
  }, [success, refresh]);
  const failed = state.status === "failed" ? state : undefined;
  const done = state.status === "done" ? state : failed ? undefined : success;
  const isStale = failed?.error === "RESOURCE_CONFLICT" && failed.values.version !== current.values.version;
  const fields = proof ? [...base.fields, proof] : base.fields;
  const typed = failed && Object.keys(failed.values).length > 0 ? failed.values : undefined;
  const idOf = (name: string) => `${prefix}-${name}`;
  const edited = useRef<HTMLFormElement>(null);
  const changed = texts.changed ?? t("changed");
  // A form with a save bar is not within a section, so nothing but the title of the page is above it.
  const headingLevel = look.hasSaveBar ? 2 : 3;

  /** Shows the stored values. The tab must forget the typed texts too, or the new form would fill them in again. */
  function discard() {
    forgetTyped(edited.current);
    release();
  }

  async function scriptedAction(...[previous, submitted]: Parameters<FormAction>) {
    if (hasRequestKey) submitted.set("requestKey", keyOf(submitted));
    const input = () => (edited.current ? laterInput(edited.current, submitted) : {});
    try {
      const next = await action(previous, submitted);
      if (next.status === "done") release(next, input());
      return next;
    } catch (error) {
      if (isRedirect(error)) release(undefined, input());
      throw error;
    }
  }

  if (done && look.done) return look.done(done);
  if (look.instead) return look.instead;
  if (isClosed) return <ClosedForm state={state} fields={fields} text={changed} {...look} />;
  if (typed && isStale && isCompared)
    return inOpener(
      <FieldConflict
        submission={submission}
        typed={typed}
        current={current}
        onDrop={discard}
        back={look.back}
        secondSubmit={look.secondSubmit}
        texts={texts}
        headingLevel={headingLevel}
      />,
    );

  // A form for new text sends the record's current version. A form that edits stored values sends the version and the
  // values that it started from, so that a conflict can be shown.
  const hidden = isCompared
    ? {
        ...base.values,
        version: failed?.values.version ?? base.values.version,
        ...prefixed("base.", initialValues(base.fields)),
      }
    : current.values;
  return inOpener(
    <form
      {...form}
      onInput={(event) => {
        edited.current = event.currentTarget;
        hold();
      }}
      onSubmit={(event) => {
        hold();
        form.onSubmit(event);
      }}
      data-saves={look.isSave || undefined}
      noValidate={look.isCheckedByServer}
      className={classOf(look, fields.length > 0)}
    >
      <HiddenFields values={hidden} />
      {facts && <SeenFacts facts={facts.facts} />}
      <FormContextProvider value={{ fields, size, idOf, typed, later, errorOf: (name) => failed?.fields[name]?.[0] }}>
        <Refusal
          state={
            failed?.error === "RESOURCE_CONFLICT" && (isStale || texts.changed)
              ? { ...failed, message: changed }
              : state
          }
          fields={fields}
          title={texts.notSaved ?? t("notSaved")}
          headingLevel={headingLevel}
          referencePath={look.referencePath}
        />
        {done && look.doneText && (
          <Alert tone="ok" isLive>
            {look.doneText}
          </Alert>
        )}
        {isCompared && isOutdated && !failed && <Alert tone="warn">{texts.changed ?? t("changedMeanwhile")}</Alert>}
        {facts && <ChangedFacts state={state} {...facts} />}
        {look.lead && <p>{look.lead}</p>}
        {look.children}
        {/* React applies initial values only when it creates a control. With JavaScript, a control keeps its value. */}
        <Fragment key={unscripted.status}>{look.layout ?? <Controls fields={base.fields} />}</Fragment>
        {proof && <Controls fields={[proof]} />}
      </FormContextProvider>
      <FormFoot {...look} fields={base.fields} isPending={isPending} onDiscard={discard} />
    </form>,
  );

  function inOpener(body: React.ReactNode) {
    if (opener === undefined) return body;
    return (
      <details
        className="opener"
        open={failed || (done && look.doneText) ? true : undefined}
        // The button must not stay below the edge of the window.
        onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
      >
        <summary aria-label={look.name}>{opener}</summary>
        {body}
      </details>
    );
  }
}

/** The class of a form. A single button needs none. */
function classOf(look: Omit<FormLook, "action">, hasFields: boolean): string | undefined {
  const { isInLine, size, hasSaveBar, layout, back, facts, lead, children } = look;
  if (!hasFields && !back && !layout && !lead && !children) return undefined;
  return clsx(
    "staff-form",
    isInLine && "staff-form--line",
    size === "lg" && "staff-form--large",
    (hasSaveBar || layout || facts) && "staff-form--wide",
  );
}
