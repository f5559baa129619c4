"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";

import { describedBy, FieldError } from "@/components/ui/field";

import { usePendingChoice } from "../shared/pending-choice";
import type { ChoiceTexts } from "../shared/pending-choice";
import { useEarlyChoice } from "../shared/use-early-choice";

/** A service that the visitor can choose in step 1, with formatted texts. */
export type ServiceChoice = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** For example "$130 CAD, 75 min". */
  readonly terms: string;
  /** Whether the service is only for existing clients. */
  readonly isForReturning: boolean;
  /** The texts of the booking summary while this service is chosen. */
  readonly texts: ChoiceTexts;
};

type Props = {
  /** The step's heading. It is also the label of the radio group. */
  readonly title: React.ReactNode;
  readonly hint: string;
  /** The error if the form was sent without a service. */
  readonly error: string | undefined;
  readonly services: readonly ServiceChoice[];
  readonly chosenId: string | undefined;
};

export function serviceControlId(id: string): string {
  return `service-${id}`;
}

/** One radio button per service. A click anywhere on the card of a service chooses it. */
export function ServicePicker({ title, hint, error, services, chosenId }: Props) {
  const t = useTranslations("booking");
  const { setChoice } = usePendingChoice();
  const group = useEarlyChoice<HTMLDivElement>((chosen) => {
    const service = services.find(({ id }) => id === chosen);
    if (service) setChoice(service.texts);
  });
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby="step-title"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ id: "service", hint, error })}
      className={clsx("service-options", error !== undefined && "is-invalid")}
    >
      {title}
      <p className="soft t16" id="service-hint">
        {hint}
      </p>
      <FieldError id="service" message={error} prefix={t("errors.fieldPrefix")} />
      {services.map(({ id, name, description, terms, isForReturning, texts }) => (
        <label key={id}>
          <input
            type="radio"
            name="service"
            id={serviceControlId(id)}
            value={id}
            defaultChecked={id === chosenId}
            onChange={() => setChoice(texts)}
            aria-labelledby={`${serviceControlId(id)}-name`}
            aria-describedby={`${serviceControlId(id)}-about`}
          />
          <span>
            <span className="service-options-title" id={`${serviceControlId(id)}-name`}>
              <span>{name}</span> <em>{terms}</em>
            </span>
            <span className="service-options-description" id={`${serviceControlId(id)}-about`}>
              {description}
              {isForReturning ? <span className="service-options-note">{t("service.returningOnly")}</span> : null}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
