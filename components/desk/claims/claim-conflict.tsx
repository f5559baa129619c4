"use client";

import { useTranslations } from "next-intl";

import { FocusedAlert } from "@/components/forms/focused-alert";
import type { ClaimKind } from "@/lib/firm/claims/claim";
import { formFields } from "@/lib/firm/claims/form-fields";

import { useFieldLabel } from "./use-field-label";

type Values = Readonly<Record<string, string>>;

type Props = {
  readonly kind: ClaimKind;
  readonly mine: Values;
  readonly theirs: Values;
};

/** Shows each field that differs: what the user typed beside what another person has saved in the meantime. */
export function ClaimConflict({ kind, mine, theirs }: Props) {
  const t = useTranslations("claims");
  const labelOf = useFieldLabel();
  const differing = formFields(kind).filter((name) => name !== "kind" && (mine[name] ?? "") !== (theirs[name] ?? ""));
  return (
    <FocusedAlert tone="warn" event={mine}>
      <b>{t("conflict.title")}</b>
      <span className="sub">{t("conflict.text")}</span>
      <div className="table-box">
        <table className="claim-conflict">
          <thead>
            <tr>
              <th scope="col">{t("conflict.what")}</th>
              <th scope="col">{t("conflict.mine")}</th>
              <th scope="col">{t("conflict.theirs")}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>{mine[name] || t("conflict.none")}</td>
                <td>{theirs[name] || t("conflict.none")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FocusedAlert>
  );
}
