import { refreshFirm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { log } from "@/lib/platform/log";
import { dateFromDay } from "@/lib/platform/time/day";
import { msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { answersPublicly } from "@/lib/platform/web/fetch-public";
import type { FetchFailure } from "@/lib/platform/web/fetch-public";

import { textKinds } from "../kinds";
import { listPublished } from "../queries/published";
import { textsAt } from "../texts";
import { afterCheck, isDue } from "../sources/check-result";
import type { CheckedSource } from "../sources/check-result";
import { linksOf } from "../sources/links";
import type { SourceLink } from "../sources/links";
import { listChecks } from "../queries/sources";

/** The most addresses of one run, so that no other job waits long for the worker. */
const mostInRun = 8;

type Answer = { readonly ok: true } | { readonly ok: false; readonly failure: FetchFailure };
/** How an address is asked. Tests replace it. */
export type AskSource = (url: string) => Promise<Answer>;

/** Asks public servers only, and reads nothing of the answer but its first line. */
export const askSource: AskSource = (url) =>
  answersPublicly(url, {
    timeoutMs: 10 * msPerSecond,
    headers: { accept: "text/html, application/pdf, */*;q=0.8", "user-agent": "source-checker/1.0" },
  });

/**
 * Checks some of the addresses that public texts name, those first that were never checked or longest ago. If none of
 * them answers, and neither does one that answered before, the fault is our own connection, and nothing is stored.
 */
export async function checkSources(now: Instant, ask: AskSource): Promise<void> {
  const { zone } = await refreshFirm();
  const named = new Set((await publicLinks(now)).map(({ url }) => url));
  await db.sourceCheck.deleteMany({ where: { url: { notIn: [...named] } } });
  const checks = new Map((await listChecks()).map((check) => [check.url, check]));
  const due = [...named]
    .filter((url) => isDue(checks.get(url), now))
    .sort((one, other) => (checks.get(one)?.checkedAt ?? 0) - (checks.get(other)?.checkedAt ?? 0))
    .slice(0, mostInRun);
  const answers: { readonly url: string; readonly answer: Answer }[] = [];
  // One after the other: several sources are often on one server.
  for (const url of due) answers.push({ url, answer: await ask(url) });
  if (answers.length === 0 || !(await isConnected(answers, [...checks.values()], ask))) return;
  const day = dayOf(now, zone);
  for (const { url, answer } of answers) {
    const failing = afterCheck(checks.get(url), !answer.ok, day);
    const data = {
      checkedAt: new Date(now),
      failingSince: failing ? dateFromDay(failing.since) : null,
      failedOn: failing ? dateFromDay(failing.on) : null,
      failure: answer.ok ? null : answer.failure,
    };
    await db.sourceCheck.upsert({ where: { url }, create: { url, ...data }, update: data });
  }
}

/** What the texts that are public in the languages of the site name. */
async function publicLinks(now: Instant): Promise<readonly SourceLink[]> {
  const texts = textsAt(await listPublished(now), "", now);
  return siteLocales().flatMap((locale) => textKinds.flatMap((kind) => texts.list(kind, locale).flatMap(linksOf)));
}

async function isConnected(
  answers: readonly { readonly url: string; readonly answer: Answer }[],
  checks: readonly CheckedSource[],
  ask: AskSource,
): Promise<boolean> {
  if (answers.some(({ answer }) => answer.ok)) return true;
  const asked = new Set(answers.map(({ url }) => url));
  const known = checks.find(({ url, failing }) => !failing && !asked.has(url));
  if (known && (await ask(known.url)).ok) return true;
  log("warn", "sources.unchecked", { count: answers.length });
  return false;
}
