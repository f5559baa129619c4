import { useTranslations } from "next-intl";

import { faultText } from "@/components/desk/content/faults/fault-text";
import { ArticleView } from "@/components/site/blog/article-view";
import { PageHead } from "@/components/site/parts/page-head";
import { Prose } from "@/components/site/parts/prose";
import { QuestionList } from "@/components/site/parts/question-list";
import { TextDates, TextMargin } from "@/components/site/parts/text-margin";
import { TextBody } from "@/components/site/text/text-body";
import type { TextFacts } from "@/components/site/text/text-components";
import type { PreviewHead } from "@/lib/content/editor/preview-head";
import type { TextKind } from "@/lib/content/kinds";
import type { LineMarks } from "@/lib/content/markdown/mark-blocks";
import type { ParseResult } from "@/lib/content/markdown/parse";
import type { Locale } from "@/lib/platform/i18n/locales";
import { articlePath } from "@/lib/site/published";
import { readingMinutes } from "@/lib/site/reading-time";

type Props = {
  readonly preview: {
    readonly kind: TextKind;
    readonly key: string;
    readonly head: PreviewHead;
    readonly body: string;
    readonly parsed: ParseResult;
    readonly marks: LineMarks;
  };
  /** What the words of the text insert. Undefined if the text cannot be parsed. */
  readonly facts: TextFacts | undefined;
  readonly author: string;
  readonly locale: Locale;
  /** Says that the text has mistakes. */
  readonly broken: string;
};

/** The draft of a text on its public page. A text that cannot be parsed is replaced by the list of its mistakes. */
export function PreviewedText({ preview, facts, author, locale, broken }: Props) {
  const t = useTranslations("staffContent.faults");
  const tPreview = useTranslations("staffContent.editor.preview");
  const tTabs = useTranslations("staffContent.tabs");
  const { kind, key, head, body, parsed, marks } = preview;
  // These texts are parts of a page and have no main heading of their own.
  const heading = <h1 className="vh">{tPreview("title")}</h1>;
  if (kind === "notice") return <div className="section wrap">{heading}</div>;
  if (kind === "topic" || kind === "question") {
    const questions = kind === "question" ? [{ id: key, question: head.title, answer: body }] : [];
    return (
      <div className="section wrap">
        {heading}
        <QuestionList
          topic={{ id: key, title: kind === "topic" ? head.title : tTabs("questions"), questions }}
          isOpen
        />
      </div>
    );
  }
  const sections = parsed.ok ? parsed.text.outline.sections : [];
  const text =
    parsed.ok && facts ? (
      <TextBody text={parsed.text} facts={facts} marks={marks} />
    ) : (
      <>
        <p>{broken}</p>
        <ul>
          {parsed.ok
            ? null
            : parsed.problems.map((problem) => (
                <li key={`${problem.line} ${problem.code}`}>{faultText(problem, t)}</li>
              ))}
        </ul>
      </>
    );
  if (kind === "article") {
    const minutes = readingMinutes(parsed.ok ? parsed.text.outline.words : 0, locale);
    return (
      <article>
        <ArticleView
          article={{ path: articlePath(key), head, minutes }}
          outline={{ sections }}
          author={author}
          locale={locale}
          body={text}
        />
      </article>
    );
  }
  return (
    <>
      <PageHead path={`/${key}`} title={head.title} lead={head.lead} />
      <div className="section">
        <div className="wrap reading">
          <TextMargin sections={sections}>
            <TextDates updated={head.updated} review={head.review} />
          </TextMargin>
          <Prose>{text}</Prose>
        </div>
      </div>
    </>
  );
}
