import { readFileSync } from "node:fs";

import { parse } from "yaml";
import { z } from "zod";

import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";

import { checkCites, parseText } from "../markdown/parse";
import type { ParsedText } from "../markdown/parse";
import { articleHeadSchema, legalHeadSchema } from "../text-head";
import type { ArticleHead, LegalHead } from "../text-head";

type Content = {
  /** The name of the folder, for example the slug of an article. It is the same in every language. */
  readonly id: string;
  readonly locale: Locale;
  /** A higher number means that the repository brings a new text. */
  readonly version: number;
  readonly markdown: string;
  readonly text: ParsedText;
};

/** A text that the repository brings. */
export type SeedText =
  | (Content & { readonly kind: "article"; readonly head: ArticleHead })
  | (Content & { readonly kind: "legal"; readonly head: LegalHead });

const versioned = z.looseObject({ version: z.int().min(1) });

/** Reads a file such as `articles/<id>/<locale>.md`. Throws if its front matter or its text is invalid. */
export function readSeedText(path: string): SeedText {
  const [, folder, id = "", locale] = /(articles|legal)\/([^/]+)\/([^/]+)\.md$/.exec(path.replaceAll("\\", "/")) ?? [];
  const [, yaml, markdown] = /^---\n(.*?)\n---\n\n?(.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
  if (!isLocale(locale) || yaml === undefined || markdown === undefined) throw new Error(`${path} is not a seed text`);
  const { version, ...head } = versioned.parse(parse(yaml));
  const content = { id, locale, version, markdown };
  if (folder === "legal")
    return { ...content, kind: "legal", head: legalHeadSchema.parse(head), text: checkedText(path, markdown, 0) };
  const articleHead = articleHeadSchema.parse(head);
  return {
    ...content,
    kind: "article",
    head: articleHead,
    text: checkedText(path, markdown, articleHead.sources.length),
  };
}

function checkedText(path: string, markdown: string, sources: number): ParsedText {
  const result = parseText(markdown);
  const problems = result.ok ? checkCites(result.text, sources) : result.problems;
  if (!result.ok || problems.length > 0) throw new Error(`${path}: ${JSON.stringify(problems)}`);
  return result.text;
}
