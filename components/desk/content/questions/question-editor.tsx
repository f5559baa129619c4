import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { LinePreview } from "@/components/desk/content/line-preview/line-preview";
import { Fields } from "@/components/desk/form/field-kinds";
import { StaffForm } from "@/components/desk/form/staff-form";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { deleteText } from "@/lib/content/actions/list";
import { discardQuestion, placeQuestion, saveQuestion } from "@/lib/content/actions/questions";
import type { DeskEntry, DeskLanguage } from "@/lib/content/desk/desk-text";
import type { DeskTopic } from "@/lib/content/desk/text-change";
import { maxLine } from "@/lib/content/schema";
import { longestAnswer } from "@/lib/content/rules/answer";
import { defaultLocale, localeNames } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";

import { questionPath } from "./paths";

type Props = {
  readonly question: DeskEntry;
  readonly language: Locale;
  readonly topics: readonly DeskTopic[];
  readonly mayChange: boolean;
};

/** The open question: its draft in one language with a preview, its topic and its deletion. */
export async function QuestionEditor({ question, language: locale, topics, mayChange }: Props): Promise<ReactNode> {
  const t = await getTranslations("staffContent.questions");
  const { id, key, version, languages } = question;
  const language = languages.find((each) => each.locale === locale) ?? languages[0];
  const english = languages.find((each) => each.locale === defaultLocale);
  if (!language) return null;
  const isTranslation = language.locale !== defaultLocale;
  const draft = { id, version: String(language.draftVersion), language: language.locale };
  return (
    <>
      <SegmentedLinks
        label={t("languages")}
        options={languages.map((each) => ({
          label:
            each.word === "published"
              ? localeNames[each.locale]
              : t(`tabs.${each.word}`, { name: localeNames[each.locale] }),
          href: `${questionPath(key)}&language=${each.locale}`,
          isCurrent: each.locale === language.locale,
        }))}
      />
      {isTranslation && english && <Original english={english} isOlder={language.word === "older"} />}
      <p className="sub">
        <Link href={`/dashboard/content/history/${id}?locale=${language.locale}`}>{t("history")}</Link>
      </p>
      {!mayChange ? (
        <TextOf language={language} />
      ) : (
        <>
          <StaffForm
            key={`${id} ${language.locale}`}
            action={saveQuestion}
            submit={t("save")}
            isSave
            isCompared
            isCheckedByServer
            doneText={t("saved")}
            values={draft}
            fields={[
              { name: "title", label: t("question"), value: language.title, isOptional: "unmarked" },
              {
                name: "body",
                kind: "multiline",
                label: t("answer"),
                hint: t("answerHint", { words: longestAnswer }),
                value: language.body,
                limit: maxLine,
                rows: 5,
                isOptional: "unmarked",
              },
            ]}
            layout={
              <div className="stack-13">
                <div className="staff-form-fields">
                  <Fields names={["title", "body"]} />
                </div>
                <LinePreview address={`/faq#${key}`} />
              </div>
            }
          />
          {language.draftVersion > 0 && (
            <StaffForm action={discardQuestion} submit={t("discard")} variant="text" values={draft} />
          )}
          <StaffForm
            key={`topic ${id}`}
            action={placeQuestion}
            submit={t("move")}
            isInLine
            values={{ id, version: String(version) }}
            fields={[
              {
                name: "topicId",
                kind: "choice",
                label: t("topic"),
                value: question.topicId ?? "",
                options: topics.map((topic) => ({ value: topic.id, label: topic.title })),
              },
            ]}
          />
          <StaffForm
            key={`delete ${id}`}
            action={deleteText}
            opener={t("delete")}
            lead={t("deleteText")}
            submit={t("deleteSubmit")}
            values={{ id, version: String(version), to: "stay" }}
          />
        </>
      )}
    </>
  );
}

/** The English text beside which a translation is written. */
async function Original({ english, isOlder }: { readonly english: DeskLanguage; readonly isOlder: boolean }) {
  const t = await getTranslations("staffContent.questions");
  return (
    <div className="stack-13">
      <p className={isOlder ? "sub is-warning" : "sub"}>{t(isOlder ? "older" : "original")}</p>
      <TextOf language={english} />
    </div>
  );
}

function TextOf({ language: { locale, title, body } }: { readonly language: DeskLanguage }) {
  return (
    <blockquote className="original" lang={locale}>
      <b>{title}</b>
      <p>{body}</p>
    </blockquote>
  );
}
