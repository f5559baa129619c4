"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ReactNode } from "react";

import { ActionErrors } from "@/components/forms/form-errors";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { isRedirect, useFormAction } from "@/components/forms/use-form-action";
import { useCurrentVersion } from "@/components/desk/form/use-current-version";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { claimKinds } from "@/lib/firm/claims/claim";
import type { ClaimKind } from "@/lib/firm/claims/claim";
import { factField, factsOfKind } from "@/lib/firm/claims/fields";
import { formFields } from "@/lib/firm/claims/form-fields";
import type { KindPlaces as Places } from "@/lib/firm/claims/places";
import { locales } from "@/lib/platform/i18n/locales";
import type { FormAction } from "@/lib/platform/forms/form-state";

import { ClaimConflict } from "./claim-conflict";
import { ClaimPreview } from "./claim-preview";
import { EvidenceFields } from "./evidence-fields";
import type { Keeper } from "./evidence-fields";
import { FactField } from "./fact-field";
import type { FieldOf } from "./fact-field";
import { KindPlaces } from "./kind-places";
import { LanguageFields } from "./language-fields";
import { useFieldLabel } from "./use-field-label";

type Props = {
  readonly action: FormAction;
  /** The kind of a stored claim. Undefined for a new claim, whose kind is chosen in the form. */
  readonly kind?: ClaimKind;
  /** The hidden id and version of a stored claim. */
  readonly target?: { readonly id: string; readonly version: string };
  /** The stored values by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly keepers: readonly Keeper[];
  /** The ids of the registers with their names. */
  readonly registers: readonly { readonly value: string; readonly label: string }[];
  /** The latest possible expiry, in words. */
  readonly latest?: string;
  /** What a change ends: a verification or a proposal. */
  readonly ends?: "verification" | "proposal" | undefined;
  /** What a new claim shows beside its fields: a preview, its places, and what happens next. */
  readonly beside?: { readonly isDemo: boolean; readonly places: Places; readonly next: ReactNode };
};

/**
 * The form of a claim: what the site says in each language, the evidence and the expiry. One button keeps it as a
 * draft, the other one also proposes it to a second person. From the first typed character on, the form keeps the
 * version of the claim that it started from, so that a save after another person's change is refused.
 */
export function ClaimForm(props: Props) {
  const { target, values } = props;
  const [held, setHeld] = useState<Base>();
  const [round, setRound] = useState(0);
  const base = held ?? { version: target?.version ?? "", values };
  return (
    <Edition
      key={`${base.version} ${round}`}
      {...props}
      base={base}
      hold={() => setHeld((earlier) => earlier ?? base)}
      release={() => {
        setHeld(undefined);
        setRound((last) => last + 1);
      }}
    />
  );
}

/** The version and the values that the form started from. */
type Base = { readonly version: string; readonly values: Readonly<Record<string, string>> };

type EditionProps = Props & { readonly base: Base; readonly hold: () => void; readonly release: () => void };

function Edition({ base, hold, release, ...props }: EditionProps) {
  const { action, kind: stored, target, values, keepers, registers, latest, ends, beside } = props;
  const t = useTranslations("claims");
  const tErrors = useTranslations("errors");
  const { state, isPending, form } = useFormAction(action, { offline: tErrors("NETWORK_ERROR"), scriptedAction });
  useCurrentVersion(state);
  const [chosen, setChosen] = useState<ClaimKind>(stored ?? "registration");
  const kind = stored ?? chosen;
  const failed = state.status === "failed" ? state : undefined;
  const isStale = failed?.error === "RESOURCE_CONFLICT" && failed.values.version !== target?.version;
  const names = formFields(kind);
  const labelOf = useFieldLabel();
  // Several languages have the same fields, so the list of errors names the field with its language.
  const labelled = Object.fromEntries(
    Object.entries(failed?.fields ?? {}).map(([name, messages]) => [
      name,
      messages.map((text) => t("labelled", { label: labelOf(name), text })),
    ]),
  );
  const field: FieldOf = (name) => ({
    value: (failed ? failed.values[name] : base.values[name]) ?? "",
    error: failed?.fields[name]?.[0],
  });

  async function scriptedAction(...sent: Parameters<FormAction>) {
    try {
      return await action(...sent);
    } catch (error) {
      if (isRedirect(error)) release();
      throw error;
    }
  }

  return (
    <form {...form} onInput={hold} className={beside ? "columns" : undefined} noValidate>
      <HiddenFields {...(target && { values: { id: target.id, version: isStale ? target.version : base.version } })} />
      <div className="stack-34">
        {isStale ? (
          <ClaimConflict kind={kind} mine={failed.values} theirs={values} />
        ) : (
          <ActionErrors
            title={t("form.notStored")}
            headingLevel={2}
            state={failed ? { ...failed, fields: labelled } : state}
            controls={Object.fromEntries(names.map((name) => [name, name]))}
          />
        )}
        {ends && (
          <Alert tone="warn">{ends === "verification" ? t("form.endsVerification") : t("form.endsProposal")}</Alert>
        )}
        <section className="desk-section" aria-labelledby="claim-says">
          <div className="section-head section-head--line">
            <h2 id="claim-says">{t("parts.says")}</h2>
          </div>
          <div className="stack-21">
            {!stored && (
              <FieldGroup id="kind" label={t("fields.kind")} error={field("kind").error}>
                <div className="claim-kinds">
                  {claimKinds.map((each) => (
                    <Radio
                      key={each}
                      id={`kind-${each}`}
                      name="kind"
                      value={each}
                      label={t(`kinds.${each}`)}
                      checked={each === kind}
                      onChange={() => setChosen(each)}
                    />
                  ))}
                </div>
              </FieldGroup>
            )}
            {factsOfKind[kind].plain.map((fact) => (
              <FactField
                key={fact}
                name={factField(fact)}
                label={t(`facts.${fact}`)}
                {...field(factField(fact))}
                options={fact === "register" ? registers : undefined}
              />
            ))}
            {locales.map((locale) => (
              <LanguageFields key={locale} locale={locale} kind={kind} field={field} />
            ))}
          </div>
        </section>
        <EvidenceFields field={field} keepers={keepers} latest={latest} isNew={!target} />
        <div className="page-actions claim-acts">
          <Button
            type="submit"
            name="intent"
            value="propose"
            variant={ends ? "secondary" : "gold"}
            isLoading={isPending}
            loadingLabel={t("form.saving")}
          >
            {t("form.propose")}
          </Button>
          <Button type="submit" name="intent" value="keep" variant="secondary" disabled={isPending}>
            {t("form.keep")}
          </Button>
        </div>
      </div>
      {beside && (
        <div className="stack-34 side-column">
          <Section id="preview" title={t("preview.title")}>
            <ClaimPreview isDemo={beside.isDemo} />
          </Section>
          <Section id="places" title={t("preview.places")} note={t("preview.placesNote")}>
            <KindPlaces kind={kind} places={beside.places} />
          </Section>
          {beside.next}
        </div>
      )}
    </form>
  );
}
