import { readMailState } from "@/lib/outbox/held/queries";
import { hasOwnRole, listAnchorRows } from "@/lib/audit/queries/chain";
import { listSetupMarks } from "@/lib/firm/queries/setup-marks";
import { firm } from "@/lib/firm/settings-snapshot";
import { cardSettings } from "@/lib/money/provider/settings";
import { faultFoundAt, readChainState } from "@/lib/platform/audit/checks";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import { cachedSenderRecords } from "@/lib/platform/mail/sender-records";
import { hasScanner, isScannerUp } from "@/lib/platform/security/malware-scan";
import { smsSettings } from "@/lib/platform/sms/settings";
import { bounded, overdueMinutes } from "@/lib/platform/status/parts";
import { checkSite } from "@/lib/platform/status/site-status";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { OperationsFacts, UsedParts } from "./facts";
import { toSections } from "./lines";
import { countMail, listFailedTasks } from "./queries/queue";
import { countTexts } from "./queries/texts";
import {
  countHeldDocuments,
  findLastWebhook,
  listOwnCalendars,
  readDatabase,
  readKeys,
  readReceived,
} from "./queries/server";

/** The answer of the name servers is kept. If it takes longer, in milliseconds, a later visit finds it. */
const senderLimit = 700;

/**
 * Loads the page Operations. All checks run at once, each with a time limit, and none changes anything. One that fails
 * or is late makes only its own line unknown or failed.
 */
export async function loadOperations(_staff: Staff, now: Instant) {
  const [facts, failed] = await Promise.all([readFacts(now), bounded(listFailedTasks)]);
  const sections = toSections(facts);
  const urgent = [...sections.act, ...sections.look].find(({ href }) => href !== undefined);
  return { facts, sections, urgent, failed, zone: firm().zone };
}

async function readFacts(now: Instant): Promise<OperationsFacts> {
  const uses = usedParts();
  const [
    site,
    mail,
    sender,
    scanner,
    keys,
    webhook,
    received,
    texts,
    calendars,
    database,
    isOwnRole,
    chain,
    anchor,
    marks,
  ] = await Promise.all([
    checkSite(),
    bounded(async () => ({ ...(await readMailState()), ...(await countMail()) })),
    bounded(() => readSender(now), senderLimit),
    bounded(readScanner),
    bounded(readKeys),
    bounded(findLastWebhook),
    bounded(() => readReceived(now - overdueMinutes * msPerMinute)),
    bounded(() => countTexts(now)),
    bounded(listOwnCalendars),
    bounded(readDatabase),
    bounded(hasOwnRole),
    bounded(async () => ({ ...(await readChainState(now)), foundAt: await faultFoundAt() })),
    bounded(async () => (await listAnchorRows())[0] ?? null),
    bounded(listSetupMarks),
  ]);
  const program = { build: env().BUILD_FINGERPRINT ?? "development", node: process.versions.node };
  const checked = { site, mail, sender, scanner, keys, webhook, received, texts };
  return { now, uses, ...checked, calendars, database, hasOwnRole: isOwnRole, chain, anchor, marks, program };
}

function usedParts(): UsedParts {
  const { SITE_MODE, SMTP_URL, SMS_FROM, INBOUND_MAIL_DOMAIN, TRUSTED_PROXY_HOPS, siteUrl } = env();
  const { protocol, host } = new URL(siteUrl);
  return {
    isLive: SITE_MODE === "live",
    hasMailServer: SMTP_URL !== undefined,
    hasScanner: hasScanner(),
    hasStripe: cardSettings() !== undefined,
    receivesEmail: INBOUND_MAIL_DOMAIN !== undefined,
    texts: smsSettings() ? "on" : SMS_FROM === undefined ? "none" : "off",
    isHttps: protocol === "https:",
    host,
    proxies: TRUSTED_PROXY_HOPS,
  };
}

async function readSender(now: Instant) {
  const { MAIL_FROM: from, SMTP_URL: server } = env();
  return from === undefined || server === undefined ? null : cachedSenderRecords(from, now);
}

async function readScanner() {
  if (!hasScanner()) return null;
  const [isUp, documents] = await Promise.all([isScannerUp().catch(() => false), countHeldDocuments()]);
  return { isUp, ...documents };
}
