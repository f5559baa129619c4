"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { DraftHead } from "@/lib/content/draft-head";
import { sourceControl } from "@/lib/content/editor/draft-form";
import type { SourceName } from "@/lib/content/editor/draft-form";
import { formatCalendarDate } from "@/lib/platform/time/format";

import type { DeadSources } from "./editor-props";
import { controlId } from "./head-fields";

type Source = Readonly<Record<string, string>>;
type Row = { readonly id: number; readonly source: Source };

type Props = {
  readonly head: DraftHead;
  readonly dead: DeadSources;
  readonly isReadOnly: boolean;
  /** Says that a row was added or removed. */
  readonly onChange: () => void;
};

const languages = ["en", "de", "fr"] as const;

/** The sources of an article, in the order of their numbers. */
export function SourceRows({ head, dead, isReadOnly, onChange }: Props) {
  const t = useTranslations("staffContent.editor.sources");
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (Array.isArray(head.sources) ? head.sources : []).map((source, id) => ({ id, source })),
  );
  function add() {
    setRows((now) => [...now, { id: Math.max(-1, ...now.map(({ id }) => id)) + 1, source: {} }]);
  }
  function remove(id: number) {
    setRows((now) => now.filter((row) => row.id !== id));
    // The form is read after React has taken the row away.
    setTimeout(onChange);
  }
  return (
    <div className="stack-13">
      {rows.length === 0 && <p className="mute">{t("none")}</p>}
      <ol className="source-rows">
        {rows.map(({ id, source }, index) => (
          <li key={id}>
            <SourceRow
              source={source}
              index={index}
              failing={dead[source.url ?? ""]}
              onRemove={isReadOnly ? undefined : () => remove(id)}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <div>
          <Button variant="secondary" size="sm" onClick={add}>
            {t("add")}
          </Button>
        </div>
      )}
    </div>
  );
}

type RowProps = {
  readonly source: Source;
  readonly index: number;
  /** The days on which the stored address failed, if it is dead. */
  readonly failing: DeadSources[string] | undefined;
  /** Undefined if the staff member may only read. */
  readonly onRemove: (() => void) | undefined;
};

function SourceRow({ source, index, failing, onRemove }: RowProps) {
  const isReadOnly = onRemove === undefined;
  const locale = useLocale();
  const t = useTranslations("staffContent.editor.sources");
  const control = (part: SourceName) => {
    const name = sourceControl(index, part);
    return { id: controlId(name), name, defaultValue: source[part] ?? "", readOnly: isReadOnly, autoComplete: "off" };
  };
  const field = (part: SourceName) => ({
    id: controlId(sourceControl(index, part)),
    label: t(part === "title" ? "name" : part),
  });
  const { readOnly: _, ...language } = control("language");
  return (
    <details className="source-row" open={source.title === undefined || source.title === ""}>
      <summary>
        {t("number", { number: index + 1 })} <span className="mute">{source.title}</span>
        {failing && (
          <span className="language-state language-state--bad">
            <Icon name="alert" size="s" />
            {t("deadShort")}
          </span>
        )}
      </summary>
      {failing && (
        <p className="is-warning">
          {t("dead", {
            since: formatCalendarDate(failing.since, locale),
            on: formatCalendarDate(failing.on, locale),
          })}
        </p>
      )}
      <div className="source-fields">
        <Field {...field("title")}>
          <TextInput {...control("title")} />
        </Field>
        <Field {...field("publisher")}>
          <TextInput {...control("publisher")} />
        </Field>
        <Field {...field("url")}>
          <TextInput {...control("url")} type="url" spellCheck={false} />
        </Field>
        <Field {...field("read")}>
          <TextInput {...control("read")} type="date" />
        </Field>
        <Field {...field("language")}>
          <Select {...language} disabled={isReadOnly}>
            <option value="">{t("sameLanguage")}</option>
            {languages.map((each) => (
              <option key={each} value={each}>
                {t(`languages.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {onRemove && (
        <Button variant="text" size="sm" onClick={onRemove}>
          {t("remove", { number: index + 1 })}
        </Button>
      )}
    </details>
  );
}
