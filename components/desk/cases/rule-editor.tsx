"use client";

import { useTranslations } from "next-intl";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { describedBy, Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { addedCode, labelField, removeField, ruleLanguages } from "@/lib/cases/rule-form";
import type { RuleLabel } from "@/lib/cases/rules";
import type { FormAction } from "@/lib/platform/forms/form-state";

export type EditedRule = {
  readonly code: string;
  /** The text of the rule in the reader's language. */
  readonly name: string;
  readonly words: RuleLabel;
  /** The text that says how the rule is met, in the reader's language. For example: "Met by a stored document". */
  readonly kind: string;
};

type Choice = { readonly value: string; readonly label: string };

type Props = {
  readonly action: FormAction;
  readonly version: number;
  readonly steps: readonly { readonly step: number; readonly title: string; readonly rules: readonly EditedRule[] }[];
  /** The ways in which a new rule can be met. */
  readonly sources: readonly Choice[];
};

/** One form with the rules of every step and the fields for a new rule. Saving creates a new version of all rules. */
export function RuleEditor({ action, version, steps, sources }: Props) {
  const t = useTranslations("ruleEditor");
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR") });
  const failed = state.status === "failed" ? state : undefined;
  const isStale = failed?.error === "RESOURCE_CONFLICT";
  const codes = [...steps.flatMap(({ rules }) => rules.map(({ code }) => code)), addedCode];
  const texts = codes.flatMap((code) => ruleLanguages.map((language) => labelField(code, language)));
  const field = (name: string, value: string) => ({
    name,
    value: failed?.values[name] ?? value,
    error: failed?.fields[name]?.[0],
  });
  return (
    <form {...form} className="stack-34">
      <HiddenFields values={{ version: String(version) }} />
      <ActionErrors
        title={t("notSaved")}
        headingLevel={2}
        state={state}
        controls={Object.fromEntries(texts.map((name) => [name, name]))}
        advice={isStale ? t("stale") : undefined}
      />
      {steps.map(({ step, title, rules }) => (
        <section key={step} className="desk-section" aria-labelledby={`step-${step}`}>
          <div className="section-head section-head--line">
            <h2 id={`step-${step}`}>{title}</h2>
          </div>
          {rules.length === 0 && <p className="mute">{t("none")}</p>}
          <ul className="record-list">
            {rules.map(({ code, name, words, kind }) => (
              <li key={code}>
                <div>
                  <b>{name}</b>
                  <span className="sub">{kind}</span>
                  <details className="opener" open={failed ? true : undefined}>
                    <summary aria-label={t("changeNamed", { rule: name })}>{t("change")}</summary>
                    <div className="staff-form">
                      {ruleLanguages.map((language) => (
                        <Words
                          key={language}
                          label={t(`languages.${language}`)}
                          {...field(labelField(code, language), words[language])}
                        />
                      ))}
                      <Checkbox
                        id={removeField(code)}
                        name={removeField(code)}
                        label={t("remove")}
                        defaultChecked={failed?.values[removeField(code)] !== undefined}
                      />
                    </div>
                  </details>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="desk-section" aria-labelledby="add-rule">
        <div className="section-head">
          <h2 id="add-rule">{t("add")}</h2>
        </div>
        <div className="staff-form">
          <Field id="rule-step" label={t("step")}>
            <Select id="rule-step" name="step" size="md" defaultValue={failed?.values.step}>
              {steps.map(({ step, title }) => (
                <option key={step} value={step}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="rule-source" label={t("source")}>
            <Select id="rule-source" name="source" size="md" defaultValue={failed?.values.source}>
              {sources.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {ruleLanguages.map((language) => (
            <Words
              key={language}
              label={t(`languages.${language}`)}
              isOptional
              optionalLabel={t("optional")}
              {...field(labelField(addedCode, language), "")}
            />
          ))}
        </div>
      </section>
      <div className="page-actions">
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={t("saving")}>
          {t("save", { version: version + 1 })}
        </Button>
      </div>
    </form>
  );
}

type WordsProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isOptional?: boolean;
  readonly optionalLabel?: string;
};

/** The input for the text of a rule in one language. */
function Words({ name, label, value, error, isOptional, optionalLabel }: WordsProps) {
  return (
    <Field label={label} error={error} isOptional={isOptional} optionalLabel={optionalLabel} id={name}>
      <TextInput
        id={name}
        name={name}
        size="md"
        key={value}
        defaultValue={value}
        isInvalid={Boolean(error)}
        aria-describedby={describedBy({ id: name, error })}
        autoComplete="off"
      />
    </Field>
  );
}
