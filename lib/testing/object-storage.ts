import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type StandIn = {
  /** The address for the setting STORAGE_URL. */
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Decides whether the storage refuses all further requests. */
  breakDown(isBroken: boolean): void;
  close(): Promise<void>;
};

/**
 * Starts a simulated S3 storage on this machine. It refuses requests without the access key from `url`, but it does not
 * check their signatures.
 */
export async function objectStorage(): Promise<StandIn> {
  const objects = new Map<string, Buffer>();
  let broken = false;
  const server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const isSigned = /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/ca-central-1\/s3\/aws4_request/.test(
        headers.authorization ?? "",
      );
      const key = url.replace("/documents/", "");
      const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
      if (broken) return answer(400);
      if (!isSigned) return answer(403);
      if (method === "PUT") return (objects.set(key, Buffer.concat(parts)), answer(200));
      if (method === "DELETE") return answer(objects.delete(key) ? 204 : 404);
      if (key.startsWith("?list-type=2")) {
        const prefix = new URLSearchParams(key).get("prefix") ?? "";
        const keys = [...objects.keys()].filter((each) => each.startsWith(prefix));
        return answer(200, Buffer.from(keys.map((each) => `<Contents><Key>${each}</Key></Contents>`).join("")));
      }
      const stored = objects.get(key);
      return stored ? answer(200, stored) : answer(404);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://test-key:test-secret@127.0.0.1:${port}/documents?region=ca-central-1`,
    objects,
    breakDown: (isBroken) => void (broken = isBroken),
    close: () => new Promise((resolve) => (server.closeAllConnections(), void server.close(() => resolve()))),
  };
}
