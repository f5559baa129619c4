import { defaultLocale } from "../i18n/locales";
import { readBytes } from "../request/request-body";
import { fail } from "../result";
import { networkOf } from "../security/address";
import { admit } from "../security/limits";

import { refusal, unexpectedError } from "./api";

type Webhook = {
  /** The name in the log of unexpected errors. */
  readonly name: string;
  /** Receives the bytes, because a provider signs bytes. Returns undefined if the signature or the content is wrong. */
  readonly receive: (body: Buffer, headers: Headers) => Promise<Response | undefined>;
};

/** Makes the handler of a provider's signed webhook. It limits the requests, and a body has at most the usual size. */
export function signedWebhook({ name, receive }: Webhook): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const admitted = await admit("webhook", networkOf(request.headers.get("x-client-address")));
      if (!admitted.ok) return refusal(admitted, defaultLocale);
      const body = await readBytes(request);
      if (body === undefined) return refusal(fail("INVALID_REQUEST_FORMAT", { status: 413 }), defaultLocale);
      const answer = await receive(Buffer.from(body), request.headers);
      return answer ?? refusal(fail("INVALID_REQUEST_FORMAT"), defaultLocale);
    } catch (error) {
      return unexpectedError(name, error, defaultLocale);
    }
  };
}
