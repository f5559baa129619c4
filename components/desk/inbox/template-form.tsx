"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

/** The chosen template and its language. If no template is chosen, `template` is an empty string. */
export type Chosen = { readonly template: string; readonly language: string };

export type Templates = {
  /** The texts by language and template. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly templates: readonly { readonly value: string; readonly label: string }[];
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly labels: Readonly<Record<"begin" | "language" | "insert", string>>;
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
export function TemplateForm({ templates: { texts, templates, languages, labels }, chosen, insert }: Props) {
  return (
    <form
      method="get"
      action="#reply"
      className="template-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const [template, language] = [String(data.get("template")), String(data.get("language"))];
        insert(texts[language]?.[template] ?? "", { template, language });
      }}
    >
      <Field id="template" label={labels.begin}>
        <Select id="template" name="template" size="sm" defaultValue={chosen.template || undefined}>
          {templates.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
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
    </form>
  );
}
