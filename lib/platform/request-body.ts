import { fail, ok } from "./result";
import type { Result } from "./result";

/** No API call needs more. A larger body is refused before it has been read to its end. */
export const maxBodyBytes = 64 * 1024;

type Refused = Result<never, "INVALID_REQUEST_FORMAT">;
const refuse = (status: 400 | 413 | 415): Refused => fail("INVALID_REQUEST_FORMAT", { status });

/** Parses a JSON body. `details.status` of a refusal: 415 for another content type, 413 for too long, 400 for broken JSON. */
export async function readJson(request: Request): Promise<Result<unknown, "INVALID_REQUEST_FORMAT">> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return refuse(415);
  const bytes = await readBytes(request);
  if (bytes === undefined) return refuse(413);
  try {
    return ok<unknown>(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuse(400);
  }
}

async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBodyBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return Buffer.concat(parts);
}
