import { readFileSync } from "node:fs";
import { basename } from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { isLocale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { headSchemas } from "../heads";
import type { SeedVersion } from "./seed-texts";

const day = z.custom<Day>(isDay);

/** What the front matter of a file has besides the head of the text. */
const ownFields = z.looseObject({
  version: z.int().min(1),
  published: day.optional(),
  updated: day,
});

/** Reads a file such as `articles/<key>/<locale>.md`. Throws if its front matter is invalid. */
export function readSeedText(path: string, kind: "article" | "legal"): SeedVersion & { readonly version: number } {
  const locale = basename(path, ".md");
  const [, yaml, body] = /^---\n(.*?)\n---\n\n?(.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
  if (!isLocale(locale) || yaml === undefined || body === undefined) throw new Error(`${path} is not a seed text`);
  const { version, updated, published = updated, ...head } = ownFields.parse(parse(yaml));
  return { locale, version, head: headSchemas[kind].parse(head), body, publishedOn: published, updatedOn: updated };
}
