import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";

import { isMultipart, isUrlEncoded } from "./form-type";

/**
 * Whether the body of a form can be decoded. Next would return 500 for most other bodies and would silently ignore the
 * rest. Pages have no form that uploads a file, so the whole body must be UTF-8.
 */
export async function isReadableForm(type: string, body: Uint8Array): Promise<boolean> {
  if (!isUtf8(body)) return false;
  if (isUrlEncoded(type)) return isDecodable(new TextDecoder().decode(body));
  if (!isMultipart(type)) return true;
  const form = new Response(Uint8Array.from(body), { headers: { "content-type": type } });
  return form.formData().then(
    () => true,
    () => false,
  );
}

/** Whether each percent sign of a text begins an escape, and the escapes are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the body of a request and puts it back, so that Next can read it again. The head of the request must state the
 * length of the body. Undefined if the sender closed the connection before the end of the body.
 */
export async function peekBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const length = Number(request.headers["content-length"] ?? 0);
  const parts: Buffer[] = [];
  for (let missing = length; missing > 0;) {
    const part = request.read() as Buffer | null;
    if (part) {
      parts.push(part);
      missing -= part.length;
    } else if (request.destroyed) return undefined;
    else await untilReadable(request);
  }
  const body = Buffer.concat(parts);
  // A stream that has reported its end takes nothing back. The loop stops before that, at the stated length.
  if (body.length > 0) request.unshift(body);
  return body;
}

function untilReadable(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      request.off("readable", proceed);
      request.off("close", proceed);
      resolve();
    };
    request.on("readable", proceed);
    request.on("close", proceed);
  });
}
