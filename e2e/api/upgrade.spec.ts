import { connect } from "node:net";

import { expect, test } from "@playwright/test";

/** Requests a WebSocket and returns everything that the server sends before it closes the connection. */
function requestUpgrade(baseURL: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      ),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error(`The connection to ${path} was left open`)));
    socket.on("data", (chunk) => (received += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
}

const paths = [
  "/",
  "/dashboard",
  "/dashboard/",
  "/privacy",
  "/en/x",
  "/contact/",
  "//x",
  "/a//b",
  "/\\x",
  "/de",
  "/api",
  "/api/bookings",
  "/icons.svg",
  "/_next/hmr",
];

for (const path of paths) {
  test(`the server answers an upgrade request to ${path} and closes the connection`, async ({ baseURL }) => {
    const received = await requestUpgrade(baseURL ?? "", path);
    expect(received).toMatch(/^HTTP\/1\.1 [2345]\d\d /);
    expect(received).toMatch(/\r\nx-request-id: /i);
  });
}
