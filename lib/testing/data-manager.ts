import { generateKeyPairSync, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The JSON of a service account that the stand-in knows. */
export const serviceAccount = JSON.stringify({
  type: "service_account",
  client_email: "conversions@example.iam.gserviceaccount.com",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
});

type Answer = { readonly status: number; readonly body: unknown };
type Ingest = {
  readonly destinations: readonly { readonly reference: string; readonly productDestinationId: string }[];
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly validateOnly: boolean;
};

/**
 * Starts a server on loopback that implements the part of Google's token service and Data Manager API that the product
 * uses. It checks the signature of the service account, and keeps every request as it came.
 */
export async function dataManager() {
  const requests: { readonly path: string; readonly body: string }[] = [];
  const answers: Answer[] = [];
  let status: unknown = { requestStatusPerDestination: [{ requestStatus: "SUCCESS" }] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const path = request.url ?? "";
      const send = (code: number, value: unknown) =>
        response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(value));
      requests.push({ path, body });
      if (path === "/token") return isSigned(body) ? send(200, { access_token: "test-token" }) : send(401, {});
      if (request.headers.authorization !== "Bearer test-token") return send(401, {});
      if (path.startsWith("/v1/requestStatus:retrieve")) return send(200, status);
      if (path !== "/v1/events:ingest") return send(404, {});
      const answer = answers.shift() ?? { status: 200, body: { requestId: `request-${requests.length}` } };
      return send(answer.status, answer.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** The bodies of `events.ingest`, parsed. */
    ingested: () =>
      requests.filter(({ path }) => path === "/v1/events:ingest").map(({ body }) => JSON.parse(body) as Ingest),
    /** Sets the answer to the next request for which there is none yet. */
    answerWith: (code: number, body: unknown) => void answers.push({ status: code, body }),
    setStatus: (value: unknown) => void (status = value),
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), void server.close(() => resolve()))),
  };
}

function isSigned(form: string): boolean {
  const [header = "", claims = "", signature = ""] = (new URLSearchParams(form).get("assertion") ?? "").split(".");
  const { aud, scope } = JSON.parse(Buffer.from(claims, "base64url").toString() || "{}") as Record<string, string>;
  return (
    aud === "https://oauth2.googleapis.com/token" &&
    scope === "https://www.googleapis.com/auth/datamanager" &&
    verify("RSA-SHA256", Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, "base64url"))
  );
}
