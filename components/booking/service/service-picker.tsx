"use client";

import { useTranslations } from "next-intl";

import { usePicked } from "../shared/pending-choice";
import type { Settled } from "../shared/settled";

/** A service as the first step offers it. */
export type ServiceChoice = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** As in "$130 CAD, 75 min". */
  readonly terms: string;
  /** Closed to new clients: still open to those we advise. */
  readonly isForReturning: boolean;
  /** What choosing it settles. */
  readonly settled: Settled;
};

type Props = {
  readonly services: readonly ServiceChoice[];
  readonly chosenId: string | undefined;
  readonly describedBy: string;
};

export function serviceControlId(id: string): string {
  return `service-${id}`;
}

/** One radio per service; the whole card is its label. */
export function ServicePicker({ services, chosenId, describedBy }: Props) {
  const t = useTranslations("booking.service");
  const { pick } = usePicked();
  return (
    <div role="radiogroup" aria-labelledby="step-title" aria-describedby={describedBy} className="pick">
      {services.map(({ id, name, description, terms, isForReturning, settled }) => (
        <label key={id}>
          <input
            type="radio"
            name="service"
            id={serviceControlId(id)}
            value={id}
            defaultChecked={id === chosenId}
            onChange={() => pick(settled)}
            aria-labelledby={`${serviceControlId(id)}-name`}
            aria-describedby={`${serviceControlId(id)}-about`}
          />
          <span>
            <span className="t" id={`${serviceControlId(id)}-name`}>
              <span>{name}</span> <em>{terms}</em>
            </span>
            <span className="d" id={`${serviceControlId(id)}-about`}>
              {description}
              {isForReturning ? <span className="d-note">{t("returningOnly")}</span> : null}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
