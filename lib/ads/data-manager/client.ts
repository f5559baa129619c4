import { z } from "zod";

import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { ExportedConversion, Terms } from "../conversion";
import { readRefusal, readStatus } from "./answer";
import type { Refusal, RequestStatus } from "./answer";
import { readCredentials, tokenForm, tokenUrl } from "./credentials";
import { ingestBody, readDestination } from "./request";

const apiUrl = "https://datamanager.googleapis.com";
const timeoutMs = 20 * msPerSecond;

/** Whether the server can send conversions to Google. */
export function hasDataManager(): boolean {
  const { GOOGLE_DATA_MANAGER_CREDENTIALS, GOOGLE_DATA_MANAGER_DESTINATION } = env();
  return GOOGLE_DATA_MANAGER_CREDENTIALS !== undefined && GOOGLE_DATA_MANAGER_DESTINATION !== undefined;
}

export type Sent = { readonly requestId: string } | { readonly refusal: Refusal };

/**
 * Sends conversions to the Data Manager API, or only has them checked. Throws if Google is away or limits the requests,
 * so that the job is repeated. The ids of the conversions make a repetition harmless.
 */
export async function ingestEvents(
  conversions: readonly ExportedConversion[],
  { terms, isDryRun }: { readonly terms: Terms; readonly isDryRun: boolean },
  now: Instant,
): Promise<Sent> {
  const destination = readDestination(env().GOOGLE_DATA_MANAGER_DESTINATION ?? "");
  const response = await call("/v1/events:ingest", now, ingestBody(conversions, { terms, destination, isDryRun }));
  if (!response.ok) return { refusal: readRefusal(await readBody(response)) };
  const { requestId } = z.object({ requestId: z.string().max(200).default("") }).parse(await readBody(response));
  return { requestId };
}

/** Asks what became of a request. */
export async function findStatus(
  requestId: string,
  now: Instant,
): Promise<RequestStatus | { readonly refusal: Refusal }> {
  const response = await call(`/v1/requestStatus:retrieve?${new URLSearchParams({ requestId })}`, now);
  const body = await readBody(response);
  return response.ok ? readStatus(body) : { refusal: readRefusal(body) };
}

async function call(path: string, now: Instant, body?: object): Promise<Response> {
  const token = await accessToken(now);
  if ("refused" in token) return token.refused;
  const response = await fetch(`${env().GOOGLE_DATA_MANAGER_URL ?? apiUrl}${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token.value}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  return checked(response);
}

/** A token is valid for an hour. One is asked for each request: there are only a few a day. */
async function accessToken(now: Instant): Promise<{ readonly value: string } | { readonly refused: Response }> {
  const base = env().GOOGLE_DATA_MANAGER_URL;
  const response = await fetch(base ? `${base}/token` : tokenUrl, {
    method: "POST",
    body: tokenForm(readCredentials(env().GOOGLE_DATA_MANAGER_CREDENTIALS ?? ""), now),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  checked(response);
  if (!response.ok) return { refused: Response.json({ error: { status: "UNAUTHENTICATED" } }, { status: 401 }) };
  const { access_token: value } = z.object({ access_token: z.string().min(1) }).parse(await readBody(response));
  return { value };
}

/** Throws for the answers after which the same request may succeed later. */
function checked(response: Response): Response {
  if (response.status === 429 || response.status >= 500) {
    log("warn", "ads.google-away", { status: response.status });
    throw Object.assign(new Error("Google did not take the request"), { code: `HTTP_${response.status}` });
  }
  return response;
}

async function readBody(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
