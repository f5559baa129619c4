import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const account = `AC${"0".repeat(32)}`;
const token = "a".repeat(32);

/** Settings with which the product uses the stand-in. */
export const smsKeys = { SMS_ACCOUNT_SID: account, SMS_AUTH_TOKEN: token, SMS_FROM: "+442079460000" };

type Message = {
  readonly sid: string;
  readonly to: string;
  readonly body: string;
  readonly callback: string;
  status: string;
  error_code: number | null;
  price: string | null;
};

/** "lost": the stand-in accepts the text but closes the connection before its answer. */
type Answer = "lost" | { readonly status: number; readonly code?: number };

/** Starts a server on loopback that implements the part of Twilio's Messages resource that the product uses. */
export async function smsProvider() {
  const messages: Message[] = [];
  const answers: Answer[] = [];
  const requests: string[] = [];
  const view = ({ callback: _callback, ...message }: Message) => ({ ...message, num_segments: "1", price_unit: "USD" });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://localhost");
      requests.push(`${request.method} ${url.pathname}`);
      const send = (code: number, value: unknown) =>
        response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(value));
      const basic = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
      if (request.headers.authorization !== basic) return send(401, { code: 20003 });
      const path = `/2010-04-01/Accounts/${account}/Messages`;
      if (request.method === "GET" && url.pathname === `${path}.json`)
        return send(200, { messages: messages.filter(({ to }) => to === url.searchParams.get("To")).map(view) });
      const found = messages.find(({ sid }) => url.pathname === `${path}/${sid}.json`);
      if (request.method === "GET") return found ? send(200, view(found)) : send(404, { code: 20404 });
      const answer = answers.shift();
      if (answer && answer !== "lost")
        return send(answer.status, answer.code === undefined ? {} : { code: answer.code });
      const form = new URLSearchParams(Buffer.concat(parts).toString());
      const sid = `SM${messages.length.toString(16).padStart(32, "0")}`;
      const [to, body, callback] = ["To", "Body", "StatusCallback"].map((name) => form.get(name) ?? "");
      const message = { sid, to: to ?? "", body: body ?? "", callback: callback ?? "" };
      messages.push({ ...message, status: "queued", error_code: null, price: null });
      if (answer === "lost") return void response.destroy();
      return send(201, view({ ...message, status: "queued", error_code: null, price: null }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    requests,
    /** Sets the answer to the next text for which there is none yet. */
    answerWith: (answer: Answer) => void answers.push(answer),
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), void server.close(() => resolve()))),
  };
}
