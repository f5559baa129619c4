"use client";

import { useState } from "react";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Link } from "@/lib/platform/i18n/navigation";

/** The chosen template and its language. If no template is chosen, `template` is an empty string. */
export type Chosen = { readonly template: string; readonly language: string };

type Option = { readonly value: string; readonly label: string };

export type Templates = {
  /** The texts with the signature, by language and template. A language lacks the templates not written in it. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The signature by language, with which each text ends. */
  readonly closings: Readonly<Record<string, string>>;
  /** The templates in groups. The first group is the best for the item. */
  readonly groups: readonly { readonly label: string; readonly templates: readonly Option[] }[];
  /** The templates that tell the sender that the firm cannot help. */
  readonly ending: readonly string[];
  readonly languages: readonly Option[];
  /** The page on which templates are edited. Undefined for staff who may not open it. */
  readonly editPath: string | undefined;
  readonly labels: Readonly<Record<"begin" | "language" | "insert" | "edit" | "missing", string>>;
};

type Props = {
  readonly templates: Templates;
  readonly chosen: Chosen;
  readonly insert: (text: string, chosen: Chosen) => void;
};

/**
 * A form that inserts a template into the reply. Without JavaScript, it loads the page again with the template's text
 * in the reply.
 */
export function TemplateForm({ templates, chosen, insert }: Props) {
  const { texts, groups, languages, labels, editPath } = templates;
  const [tried, setTried] = useState(chosen);
  const isMissing = tried.template !== "" && texts[tried.language]?.[tried.template] === undefined;
  const options = groups.flatMap((group) => group.templates);
  const labelOf = (all: readonly Option[], wanted: string) => all.find(({ value }) => value === wanted)?.label ?? "";
  return (
    <>
      <form
        method="get"
        action="#reply"
        className="template-form"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const choice = { template: String(data.get("template")), language: String(data.get("language")) };
          setTried(choice);
          const text = texts[choice.language]?.[choice.template];
          if (text !== undefined) insert(text, choice);
        }}
      >
        <Field id="template" label={labels.begin}>
          <Select id="template" name="template" size="sm" defaultValue={chosen.template || undefined}>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.templates.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field id="language" label={labels.language}>
          <Select id="language" name="language" size="sm" defaultValue={chosen.language}>
            {languages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary" size="sm">
          {labels.insert}
        </Button>
        {editPath && (
          <Link href={editPath} className="template-link">
            {labels.edit}
          </Link>
        )}
      </form>
      {isMissing && options.some(({ value }) => value === tried.template) && (
        <Alert tone="warn" isLive>
          {labels.missing
            .replace("{template}", labelOf(options, tried.template))
            .replace("{language}", labelOf(languages, tried.language))}
        </Alert>
      )}
    </>
  );
}
