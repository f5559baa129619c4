import type { IncomingMessage, Server } from "node:http";
import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";

import { currentRequest, markActionStart } from "../../lib/platform/request/request-context";
import { createGuardedServer } from "./server";
import type { Handler } from "./server";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handler: Handler): Promise<number> {
  const server = createGuardedServer({ siteUrl: "http://localhost:3000", hops: 0, build: "b", headers: {}, handler });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return (server.address() as AddressInfo).port;
}

type Posted = {
  readonly path?: string;
  readonly type?: string;
  readonly body: string | Buffer;
  readonly action?: string;
};
type Received = { readonly status: number | undefined; readonly type: string; readonly text: string };

function post(port: number, { path = "/contact", type, body, action }: Posted): Promise<Received> {
  const headers = {
    origin: `http://127.0.0.1:${port}`,
    "content-length": Buffer.byteLength(body),
    ...(type !== undefined && { "content-type": type }),
    ...(action !== undefined && { "next-action": action }),
  };
  return new Promise((resolve, reject) => {
    const request = send({ port, host: "127.0.0.1", path, method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (piece) => (text += String(piece)));
      response.on("end", () =>
        resolve({ status: response.statusCode, type: response.headers["content-type"] ?? "", text }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const echo: Handler = async (request, response) => void response.end(await bodyOf(request));
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const [multipart, urlEncoded] = ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"];
const action = `7f${"0".repeat(40)}`;

describe("a form that a page receives", () => {
  it.each([
    ["multipart", { type: multipart, body: `${field("name", "Zoë")}--x--\r\n` }],
    ["URL-encoded", { type: `${urlEncoded};charset=UTF-8`, body: "name=Zo%C3%AB+A&b=" }],
    ["plain text for a server action", { type: "text/plain;charset=UTF-8", body: "[]", action }],
    ["as large as the limit", { type: urlEncoded, body: `a=${"x".repeat(65_534)}` }],
    ["empty", { body: "" }],
  ])("reaches Next unchanged if it is %s", async (_what, form) => {
    expect(await post(await serve(echo), form)).toMatchObject({ status: 200, text: form.body });
  });

  it.each([
    ["has a boundary that is not in the body", { type: multipart, body: "{}" }],
    ["is empty although it has a boundary", { type: multipart, body: "" }],
    ["ends in the middle of a part", { type: multipart, body: field("a", "b") }],
    ["has a part without headers", { type: multipart, body: "--x\r\nfoo\r\n\r\nb\r\n--x--\r\n" }],
    [
      "has a part without a name",
      { type: multipart, body: "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--\r\n" },
    ],
    ["has a boundary of 5,000 characters", { type: `multipart/form-data; boundary=${"y".repeat(5_000)}`, body: "x" }],
    ["is not UTF-8", { type: multipart, body: Buffer.from(`${field("a", "\xff")}--x--\r\n`, "latin1") }],
    ["names another charset", { type: `${multipart}; charset=utf-16`, body: `${field("a", "b")}--x--\r\n` }],
    ["has a broken percent escape", { type: urlEncoded, body: "a=%zz" }],
    ["has percent escapes that are not UTF-8", { type: urlEncoded, body: "a=%ff%fe" }],
    ["has a type that no form has", { type: "application/json", body: "{}" }],
    ["has a type that only begins like a form's", { type: "multipart/form-data-x; boundary=x", body: "{}" }],
    ["has no type", { body: "a=b" }],
    ["is plain text without a server action", { type: "text/plain", body: "a" }],
    ["is not plain text for a server action", { type: urlEncoded, body: "a=b", action }],
    ["has an action id with other characters", { type: multipart, body: `${field("a", "b")}--x--\r\n`, action: "%00" }],
  ])("gets a 400 page if it %s", async (_what, form) => {
    const handler = jest.fn(echo);
    const port = await serve(handler);
    for (const [path, language] of [
      ["/contact", "en"],
      ["/de/dashboard/bookings", "de"],
      ["/fr-ca/nothing", "fr-CA"],
    ] as const) {
      const { status, type, text } = await post(port, { ...form, path });
      expect([status, type, text.includes(`<html lang="${language}">`)]).toEqual([
        400,
        "text/html; charset=utf-8",
        true,
      ]);
    }
    expect(handler).not.toHaveBeenCalled();
  });

  it("that Next cannot decode gets a 400 page, also after Next has begun its response", async () => {
    const port = await serve(async (request, response) => {
      await bodyOf(request);
      response.statusCode = 500;
      response.setHeader("content-type", "text/x-component");
      response.write("0:{");
      const state = currentRequest();
      if (state) state.isMalformed = true;
      response.end("}");
    });
    const { status, text } = await post(port, { type: "text/plain", body: "junk", action });
    expect([status, text.includes("This request could not be read")]).toEqual([400, true]);
  });

  it("that Next refuses in plain text gets the same 400 page", async () => {
    const port = await serve(async (_request, response) => {
      response.statusCode = 400;
      response.setHeader("content-type", "text/plain");
      response.end("Invalid Server Action request.");
    });
    const { status, type } = await post(port, { type: urlEncoded, body: "a=b" });
    expect([status, type]).toEqual([400, "text/html; charset=utf-8"]);
  });

  it("keeps status 500 and its page if the failure is one of this site", async () => {
    const port = await serve(async (_request, response) => {
      markActionStart();
      response.writeHead(500, { "content-type": "text/x-component" });
      response.write("0:");
      response.end("1");
    });
    expect(await post(port, { type: urlEncoded, body: "a=b" })).toEqual({
      status: 500,
      type: "text/x-component",
      text: "0:1",
    });
  });

  it("does not occupy the server if its sender closes the connection early", async () => {
    const handler = jest.fn(echo);
    const port = await serve(handler);
    const head = `POST / HTTP/1.1\r\nhost: a\r\norigin: http://127.0.0.1:${port}\r\ncontent-type: ${urlEncoded}\r\ncontent-length: 9\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`${head}a=`, () => socket.destroy()));
      socket.on("close", () => resolve());
    });
    expect(await post(port, { type: urlEncoded, body: "a=b" })).toMatchObject({ status: 200 });
    expect(handler).toHaveBeenCalledTimes(1);
  });
});
