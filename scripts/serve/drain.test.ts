import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";

import { drainable } from "./drain";

test("answers a request on an idle connection while it stops, and then closes the connection", async () => {
  const server = createServer((_request, response) => void response.end("hello"));
  const drain = drainable(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const nextResponse = () => new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(String(chunk))));
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await nextResponse()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i);
  const drained = drain();
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await nextResponse()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
  await Promise.all([closed, drained]);
});
