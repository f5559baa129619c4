"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

import { useStaffForm } from "@/components/desk/form/form-context";
import { Fields } from "@/components/desk/form/field-kinds";
import { controlsOf } from "@/components/desk/form/field-values";
import { isVisible } from "@/components/desk/form/staff-field";
import { Icon } from "@/components/ui/icon";

import { useChangedFields } from "./use-changed-fields";

type Props = {
  /** The fragment of the section's address. */
  readonly id: string;
  readonly title: string;
  /** The names of the section's fields. */
  readonly names: readonly string[];
  /** The stored facts, shown while the section is closed. */
  readonly summary: ReactNode;
  /** The layout of the fields. Without it, they are one below the other. */
  readonly children?: ReactNode;
};

/**
 * A section of a long form: a summary of what is stored, until "Change" opens its fields. Several can be open. A link
 * to the section, and an error in one of its fields, open it too.
 */
export function EditableSection({ id, title, names, summary, children }: Props) {
  const t = useTranslations("settingsForm");
  const { fields, errorOf, typed } = useStaffForm();
  const own = fields.filter(({ name }) => names.includes(name)).filter(isVisible);
  const section = useRef<HTMLElement>(null);
  const changed = useChangedFields(section, own);
  const hasError = own.some((field) => [field.name, ...Object.keys(controlsOf(field))].some(errorOf));
  const isTyped = own.some((field) =>
    Object.entries(controlsOf(field)).some(([name, value]) => typed && (typed[name] ?? "") !== value),
  );
  const [isOpen, setOpen] = useState(hasError || isTyped);
  // A refused form opens the sections with errors.
  const [answered, setAnswered] = useState(typed);
  if (answered !== typed) {
    setAnswered(typed);
    if (hasError) setOpen(true);
  }
  useEffect(() => {
    const openIfNamed = () => {
      if (window.location.hash === `#${id}`) setOpen(true);
    };
    openIfNamed();
    addEventListener("hashchange", openIfNamed);
    return () => removeEventListener("hashchange", openIfNamed);
  }, [id]);
  return (
    <section ref={section} id={id} className="desk-section editable-section" aria-labelledby={`${id}-title`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="section-head">
          <h2 id={`${id}-title`}>{title}</h2>
          {changed > 0 && <span className="changes-count">{t("changes", { count: changed })}</span>}
          <span className="section-change">
            <Icon name={isOpen ? "x" : "edit"} size="s" /> {t(isOpen ? "close" : "change")}
          </span>
        </summary>
        <div className="staff-form-fields">{children ?? <Fields names={names} />}</div>
      </details>
      <div className="section-summary">{summary}</div>
    </section>
  );
}
