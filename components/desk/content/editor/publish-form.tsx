"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { RefObject } from "react";

import { HiddenFields } from "@/components/forms/hidden-fields";
import { SignInAgain } from "@/components/forms/sign-in-link";
import type { FormSubmission } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { EditedLanguage } from "@/lib/content/editor/languages";
import { publishControl } from "@/lib/content/editor/publish-form";
import { isCured } from "@/lib/platform/forms/form-state";
import { defaultLocale, localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

type Props = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submission: FormSubmission;
  readonly target: Readonly<Record<"id" | "key" | "language", string>>;
  readonly language: Locale;
  /** The languages of the site, with the version of each draft as it is now. */
  readonly languages: readonly EditedLanguage[];
  /** The city whose clock the time follows. */
  readonly place: string;
  readonly submit: () => void;
  /** Keeps with the draft whether this translation follows the English text. */
  readonly onFollows: (isFollowing: boolean) => void;
};

/** Publishes the drafts of several languages together, now or at a time of the office. */
export function PublishForm({ form, submission, target, language, languages, place, submit, onFollows }: Props) {
  const t = useTranslations("staffContent.editor.publish");
  const { state, isPending } = submission;
  const [isLater, setLater] = useState(false);
  const written = languages.filter(({ draft, locale }) => draft > 0 || locale === language);
  const failure = state.status === "failed" && !isCured(state) ? state : undefined;
  return (
    <form
      ref={form}
      className="stack-13"
      onChange={submission.form.onChange}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <HiddenFields values={target} />
      {failure && (
        <Alert tone="bad" isLive>
          {Object.values(failure.fields).flat().join(" ") || failure.message} <SignInAgain state={failure} />
        </Alert>
      )}
      <fieldset className="field publish-languages">
        <legend className="label">{t("languages")}</legend>
        {written.map(({ locale, draft, newerBlocks }) => (
          <div key={locale}>
            <input type="hidden" name={publishControl("version", locale)} value={draft} />
            <Checkbox
              id={publishControl("publish", locale)}
              name={publishControl("publish", locale)}
              value="true"
              label={localeNames[locale]}
              defaultChecked={locale === language}
            />
            {locale !== defaultLocale && (
              <Checkbox
                id={publishControl("follows", locale)}
                name={publishControl("follows", locale)}
                value="true"
                label={t("follows")}
                defaultChecked={newerBlocks === 0}
                onChange={locale === language ? ({ currentTarget }) => onFollows(currentTarget.checked) : undefined}
              />
            )}
          </div>
        ))}
      </fieldset>
      <Field id="publish-when" label={t("when")}>
        <Select
          id="publish-when"
          name="when"
          defaultValue="now"
          onChange={({ currentTarget }) => setLater(currentTarget.value === "later")}
        >
          <option value="now">{t("now")}</option>
          <option value="later">{t("later")}</option>
        </Select>
      </Field>
      {isLater && (
        <div className="field-pair">
          <Field id="publish-day" label={t("day")}>
            <TextInput id="publish-day" name="day" type="date" required />
          </Field>
          <Field id="publish-time" label={t("time", { place })}>
            <TextInput id="publish-time" name="time" type="time" required defaultValue="09:00" />
          </Field>
        </div>
      )}
      <div className="page-actions">
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={t("running")}>
          {t(isLater ? "schedule" : "submit")} <kbd aria-hidden="true">Ctrl ↵</kbd>
        </Button>
      </div>
    </form>
  );
}
