import { currentTexts } from "@/lib/content/published";
import { rules } from "@/lib/deadlines/rules";
import { listExpiring } from "@/lib/firm/claims/queries/expiring-claims";
import { findFirm } from "@/lib/firm/queries/settings";
import { firm as knownFirm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { cachedSenderRecords } from "@/lib/platform/mail/sender-records";
import { confirmedNow } from "@/lib/platform/second-person/queries";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { toArticle } from "../articles";
import { indexedPaths } from "../published";
import { questionsIn } from "../questions";
import { missingOf, toAbilities } from "./abilities";
import { toEnds } from "./ends";
import type { SetupFacts } from "./facts";
import { isSettled, minutesOf, nextLine, toSetupLines } from "./lines";
import type { LineState, SetupLine } from "./lines";
import { listSetupActs } from "./queries/acts";
import { readSetupFacts } from "./queries/facts";

/** Whether this site has a page Setup: a demonstration has nothing to set up. */
export const hasSetup = (): boolean => env().SITE_MODE === "live";

/** Loads the page Setup. */
export async function loadSetup(staff: Staff, now: Instant) {
  const [facts, acts] = await Promise.all([readSetupFacts(staff.id, now), listSetupActs(now)]);
  const lines = toSetupLines(facts);
  const open = lines.filter((line) => !isSettled(line));
  const inState = (...states: readonly LineState[]) => lines.filter(({ state }) => states.includes(state)).length;
  return {
    facts,
    acts,
    lines,
    next: nextLine(lines),
    abilities: toAbilities(facts),
    missing: missingOf(facts),
    pages: indexedPaths(defaultLocale, await currentTexts(now), facts.firm).length,
    languages: siteLocales().length,
    settled: lines.length - open.length,
    toDo: inState("todo", "later"),
    begun: inState("started", "waiting"),
    minutes: open.reduce((sum, { name, state }) => sum + (state === "waiting" ? 0 : (minutesOf[name] ?? 0)), 0),
  };
}

/**
 * What Today and the navigation say about the setup. Undefined for staff who do not read settings, and in demo mode.
 */
export async function loadSetupState(staff: Staff, now: Instant) {
  if (!hasSetup() || !isAllowed(staff.role, "settings.read")) return undefined;
  const facts = await readSetupFacts(staff.id, now);
  const lines: readonly SetupLine[] = toSetupLines(facts);
  return {
    total: lines.length,
    open: lines.filter((line) => !isSettled(line)).length,
    isComplete: missingOf(facts).length === 0,
  };
}

/**
 * The page that opens after a sign-in: Setup for administrators of a live site that is not complete, otherwise Today.
 */
export async function loadHome(staff: Staff, now: Instant): Promise<"/dashboard" | "/dashboard/setup"> {
  if (!isAllowed(staff.role, "settings.change")) return "/dashboard";
  const state = await loadSetupState(staff, now);
  return state && !state.isComplete ? "/dashboard/setup" : "/dashboard";
}

/** How far ahead the page of a site with all lines settled looks, in days. */
const aheadDays = 366;

/** What ends or must be read again within a year. */
export async function loadEnds(_staff: Staff, { today, marks }: SetupFacts, locale: Locale) {
  const until = addDays(today, aheadDays);
  const ids = [...(await confirmedNow("claim")).keys()];
  const [claims, texts] = await Promise.all([listExpiring(ids, { locale, until }), currentTexts(Date.now())]);
  return toEnds({ claims, articles: texts.list("article", locale), rules, marks }, until);
}

/** Looks up the records of the domain that the site's emails come from. Undefined if the site has no sender. */
export async function loadSenderRecords(_staff: Staff, now: Instant) {
  const { MAIL_FROM: from } = env();
  return from === undefined ? undefined : cachedSenderRecords(from, now);
}

/** The articles and questions in one language, with the days on which the firm read them. */
export async function loadReadings(_staff: Staff, locale: Locale) {
  const firm = (await findFirm()) ?? knownFirm();
  const texts = await currentTexts(Date.now());
  // Also the questions that visitors cannot read yet.
  const topics = questionsIn(texts, locale, firm, texts.list("question", locale));
  return { articles: texts.list("article", locale), topics, confirmedOn: firm.confirmedOn };
}

/** One article, also before the firm has read it. Undefined if there is no such article. */
export async function loadReading(_staff: Staff, slug: string, locale: Locale) {
  const text = (await currentTexts(Date.now())).find("article", slug, locale);
  return text && toArticle(text);
}
