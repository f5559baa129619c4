import { useTranslations } from "next-intl";

import { renewRules } from "@/lib/cases/actions/case";

import { StaffForm } from "@/components/desk/form/staff-form";

type Props = {
  readonly target: Readonly<Record<"clientId" | "reference" | "version", string>>;
  /** The version of the rules that the case follows. */
  readonly version: number;
  readonly newest: number;
};

/**
 * Moves an open case to the newest version of the rules for its steps. A new version does not change existing cases by
 * itself.
 */
export function NewestRules({ target, version, newest }: Props) {
  const t = useTranslations("cases.newestRules");
  return (
    <div className="stack-13">
      <p className="mute">{t("text", { version, newest })}</p>
      <StaffForm action={renewRules} values={target} submit={t("use")} />
    </div>
  );
}
