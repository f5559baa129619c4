import { z } from "zod";

import { msPerSecond } from "../time/instant";
import type { Instant } from "../time/instant";
import { messageSchema, problemOf, refusalSchema } from "./answer";
import type { ProviderMessage, TextProblem } from "./answer";
import type { SmsSettings } from "./settings";

const timeoutMs = 20 * msPerSecond;
/** The newest texts to one number among which a text is looked for. */
const listed = 50;

export type Text = { readonly to: string; readonly body: string };
export type Refused = { readonly problem: TextProblem; readonly code: number };

/**
 * Hands a text to the provider (Twilio's Messages resource). Returns why the provider refuses it for good. Throws if
 * the provider is away, limits the requests or does not accept our settings, so that the job is repeated.
 */
export async function sendText({ to, body }: Text, settings: SmsSettings): Promise<ProviderMessage | Refused> {
  const sender = settings.from.startsWith("MG") ? "MessagingServiceSid" : "From";
  const response = await call(settings, ".json", {
    To: to,
    Body: body,
    [sender]: settings.from,
    StatusCallback: settings.callbackUrl,
  });
  if (response.ok) return messageSchema.parse(await response.json());
  const refusal = refusalSchema.safeParse(await response.json().catch(() => undefined));
  if (response.status !== 400 || !refusal.success) throw away(response);
  return { problem: problemOf(refusal.data.code), code: refusal.data.code };
}

/**
 * Finds a text that the provider accepted since then. The provider does not recognize repeated requests, so this is how
 * an attempt that got no answer is not sent twice.
 */
export async function findText(
  { to, body }: Text,
  since: Instant,
  settings: SmsSettings,
): Promise<ProviderMessage | undefined> {
  const query = new URLSearchParams({
    To: to,
    "DateSent>": new Date(since).toISOString().slice(0, 10),
    PageSize: String(listed),
  });
  const response = await call(settings, `.json?${query}`);
  if (!response.ok) throw away(response);
  const { messages } = z.object({ messages: z.array(messageSchema) }).parse(await response.json());
  return messages.find((each) => each.body === body);
}

/** Reads the state and the price of a text. */
export async function readText(id: string, settings: SmsSettings): Promise<ProviderMessage> {
  const response = await call(settings, `/${id}.json`);
  if (!response.ok) throw away(response);
  return messageSchema.parse(await response.json());
}

async function call(settings: SmsSettings, path: string, form?: Record<string, string>): Promise<Response> {
  const { account, token, apiUrl } = settings;
  return fetch(`${apiUrl}/2010-04-01/Accounts/${account}/Messages${path}`, {
    method: form ? "POST" : "GET",
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
    ...(form ? { body: new URLSearchParams(form) } : {}),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function away({ status }: Response): Error {
  return Object.assign(new Error("The provider of text messages did not take the request"), { code: `HTTP_${status}` });
}
