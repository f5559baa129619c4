import { fail, ok } from "./result";
import type { Result } from "./result";

/** No call of ours needs more; a larger body is refused before it is read to its end. */
export const maxBodyBytes = 64 * 1024;

type Refused = Result<never, "INVALID_REQUEST_FORMAT">;
const refuse = (status: 400 | 413 | 415): Refused => fail("INVALID_REQUEST_FORMAT", { status });

/** The value of a JSON body. Refuses with `details.status`: 415 another content type, 413 too long, 400 broken. */
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
