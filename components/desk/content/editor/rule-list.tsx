"use client";

import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import type { ShownFault } from "@/lib/content/editor/checked-text";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  readonly faults: readonly ShownFault[] | undefined;
  /** Goes to the line or the field of a fault. */
  readonly goTo: (fault: ShownFault) => void;
  /** The path of the editor without its language. */
  readonly editorPath: string;
};

/** The id of the link to the language that must be written first. */
export const languageRuleId = "rule-language";

/** The rules that the text breaks, with their lines. Undefined faults: the text could not be checked. */
export function RuleList({ faults, goTo, editorPath }: Props) {
  const t = useTranslations("staffContent.editor.rules");
  if (!faults) return <p className="mute">{t("unknown")}</p>;
  if (faults.length === 0)
    return (
      <p>
        <Icon name="check-circle" size="s" className="ok-icon" /> {t("kept")}
      </p>
    );
  return (
    <ol className="points rule-list">
      {faults.map((fault, index) => (
        // Two faults can have the same sentence, so the place is part of the key.
        <li key={`${index} ${fault.sentence}`}>
          <Icon name="x-circle" size="s" className="bad-icon" />
          <span>
            <b>{index + 1}.</b> {fault.sentence}
          </span>
          {(fault.line !== undefined || fault.field !== undefined) && (
            <button type="button" className="link-button" onClick={() => goTo(fault)}>
              {fault.line ? t("line", { line: fault.line }) : t("field")}
            </button>
          )}
          {fault.language && (
            <Link id={languageRuleId} href={`${editorPath}?locale=${fault.language}`}>
              {t("tab")}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
