import { useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { closeCase, reopenCase } from "@/lib/cases/actions/case";
import { outcomes } from "@/lib/cases/kinds";

import { StaffForm } from "@/components/desk/form/staff-form";

type Place = { readonly name: string; readonly href: string };

type Props = {
  readonly target: Readonly<Record<"clientId" | "reference" | "version", string>>;
  /** Whether all steps are complete. If not, the only possible outcome is that nothing was recovered. */
  readonly isComplete: boolean;
  /** Places where a client gets free help if the case ends without recovery. */
  readonly places: readonly Place[];
};

/** Closes a case with an outcome. It also lists places where the client gets free help. */
export function CloseCase({ target, isComplete, places }: Props) {
  const t = useTranslations("cases.closing");
  const possible = isComplete ? outcomes : outcomes.filter((outcome) => outcome === "none");
  return (
    <Section id="closing" title={t("title")}>
      <p className="mute">{t(isComplete ? "complete" : "incomplete")}</p>
      <StaffForm
        action={closeCase}
        values={target}
        opener={t("open")}
        submit={t("close")}
        variant="danger"
        fields={[
          {
            name: "outcome",
            kind: "choice",
            label: t("outcome"),
            options: possible.map((value) => ({ value, label: t(`outcomes.${value}`) })),
          },
          {
            name: "reason",
            kind: "multiline",
            limit: 500,
            label: t("reason"),
            hint: t("reasonHint"),
            isOptional: isComplete,
          },
        ]}
      />
      <FreePlaces places={places} />
    </Section>
  );
}

/** A list of places that offer free help. */
export function FreePlaces({ places }: Pick<Props, "places">) {
  const t = useTranslations("cases.closing");
  if (places.length === 0) return null;
  return (
    <>
      <p className="mute">{t("places")}</p>
      <ul className="record-list">
        {places.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reopens a closed case. A reason is required. */
export function ReopenCase({ target }: Pick<Props, "target">) {
  const t = useTranslations("cases.closing");
  return (
    <StaffForm
      action={reopenCase}
      values={target}
      opener={t("reopen")}
      submit={t("reopen")}
      fields={[{ name: "reason", kind: "multiline", limit: 500, label: t("reopenReason") }]}
    />
  );
}
