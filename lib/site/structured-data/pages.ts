import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { pictureUrl } from "@/lib/platform/i18n/share-picture";

import type { Source } from "@/lib/content/heads";
import type { ArticleHead } from "../articles";
import { idOf, thing } from "./thing";
import type { JsonObject, Thing } from "./thing";

/** One step of the breadcrumbs. `path` is the English path. */
export type Crumb = { readonly name: string; readonly path: string };

/** The breadcrumbs from the home page to the current page, which is the last of the crumbs. */
export function breadcrumbList(locale: Locale, crumbs: readonly Crumb[]): Thing {
  return thing("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  });
}

type Posting = {
  /** The firm's name. */
  readonly author: string;
  readonly locale: Locale;
  readonly path: string;
  readonly head: ArticleHead;
  readonly words: number;
  readonly minutes: number;
};

/** An article. The firm is its author, because articles do not name a person. */
export function blogPosting({ author, locale, path, head, words, minutes }: Posting): Thing {
  const url = absoluteUrl(locale, path);
  const firm = { "@type": "Organization", "@id": idOf("firm"), name: author, url: absoluteUrl(locale, "/") };
  return thing("BlogPosting", {
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: head.title,
    description: head.description,
    image: pictureUrl(locale, path),
    inLanguage: locale,
    datePublished: head.published,
    dateModified: head.updated,
    author: firm,
    publisher: firm,
    isAccessibleForFree: true,
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    citation: head.sources.map(citationOf),
  });
}

function citationOf({ title, publisher, url }: Source): JsonObject {
  return { "@type": "CreativeWork", name: title, url, publisher: { "@type": "Organization", name: publisher } };
}

export type Answered = { readonly id: string; readonly question: string; readonly answer: string };

/** Questions with plain-text answers. Each question has its own anchor on the page. */
export function faqPage({
  locale,
  path,
  questions,
}: {
  readonly locale: Locale;
  readonly path: string;
  readonly questions: readonly Answered[];
}): Thing {
  const url = absoluteUrl(locale, path);
  return thing("FAQPage", {
    "@id": `${url}#faq`,
    url,
    inLanguage: locale,
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${url}#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}
