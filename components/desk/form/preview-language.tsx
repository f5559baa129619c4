import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly label: string;
  readonly languages: readonly Locale[];
  readonly language: Locale;
  readonly choose: (language: Locale) => void;
};

/** The choice of the language in which a preview is shown. */
export function PreviewLanguage({ label, languages, language, choose }: Props) {
  return (
    <Field id="preview-language" label={label}>
      <Select
        id="preview-language"
        size="sm"
        value={language}
        onChange={({ currentTarget }) => choose(currentTarget.value as Locale)}
      >
        {languages.map((locale) => (
          <option key={locale} value={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
