import { Resolver } from "node:dns/promises";

import { msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";

/** "unknown": the record could not be looked up. */
export type RecordState = "found" | "missing" | "invalid" | "unknown";

/** The records with which a domain says who may send emails from it. */
export type SenderRecords = { readonly domain: string; readonly spf: RecordState; readonly dmarc: RecordState };

export type TxtResolver = { resolveTxt(name: string): Promise<readonly (readonly string[])[]> };

/** The time for one question to the name server, in milliseconds. */
const timeoutMs = 2_000;
/** A domain may have any number of records of any length. Only the first ones are read. */
const maxRecords = 50;
const maxLength = 2_000;
/** RFC 9989 looks for the DMARC record of a domain and then of the domains above it. */
const maxDmarcDomains = 5;

const ownResolver = (): TxtResolver => new Resolver({ timeout: timeoutMs, tries: 1 });

/**
 * Looks up SPF and DMARC of the domain of a sender. DKIM is not looked up, because its record has a name that only the
 * mail provider knows. Never throws: without an answer of a name server, a record is "unknown".
 */
export async function findSenderRecords(from: string, resolver: TxtResolver = ownResolver()): Promise<SenderRecords> {
  const domain = domainOf(from);
  const [spf, dmarc] = await Promise.all([
    stateOf(domain, resolver, /^v=spf1(?: |$)/i),
    dmarcStateOf(domain, resolver),
  ]);
  return { domain, spf, dmarc };
}

/** The domain of an address such as "Office <office@firm.example>", in lower case. */
export function domainOf(from: string): string {
  return (/@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? "").toLowerCase();
}

/** How long an answer is kept, in milliseconds. An unknown record is looked up again sooner. */
const keptMs = 10 * msPerMinute;
const unknownKeptMs = msPerMinute;

const kept = new Map<string, { readonly records: Promise<SenderRecords>; until: Instant }>();

/** Looks the records up at most once in ten minutes for each sender. */
export function cachedSenderRecords(from: string, now: Instant, resolver?: TxtResolver): Promise<SenderRecords> {
  const known = kept.get(from);
  if (known && now < known.until) return known.records;
  const entry = { records: findSenderRecords(from, resolver), until: now + keptMs };
  kept.clear();
  kept.set(from, entry);
  void entry.records.then(({ spf, dmarc }) => {
    if (spf === "unknown" || dmarc === "unknown") entry.until = now + unknownKeptMs;
  });
  return entry.records;
}

async function dmarcStateOf(domain: string, resolver: TxtResolver): Promise<RecordState> {
  const labels = domain.split(".");
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  const states = await Promise.all(
    above.slice(0, maxDmarcDomains).map((name) => stateOf(`_dmarc.${name}`, resolver, /^v=DMARC1(?:\s*;|$)/)),
  );
  return states.find((state) => state !== "missing") ?? "missing";
}

/** A domain has at most one record of a kind. Receivers ignore several records, so they are invalid. */
async function stateOf(name: string, resolver: TxtResolver, pattern: RegExp): Promise<RecordState> {
  try {
    const records = (await resolver.resolveTxt(name)).slice(0, maxRecords);
    const matching = records.filter((parts) => pattern.test(textOf(parts)));
    return matching.length > 1 ? "invalid" : matching.length === 1 ? "found" : "missing";
  } catch (error) {
    return isAbsent(error) ? "missing" : "unknown";
  }
}

/** Joins the parts of a record, up to the maximum length. */
function textOf(parts: readonly string[]): string {
  let text = "";
  for (const part of parts) {
    if (text.length >= maxLength) break;
    text += part.slice(0, maxLength - text.length);
  }
  return text;
}

/** Whether the name server answered that the name has no such record. */
function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOTFOUND" || code === "ENODATA";
}
