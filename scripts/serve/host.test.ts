import { listenHost, localUrl } from "./host";

let settings: { HOST?: string; TRUSTED_PROXY_HOPS: number; PORT: number };
jest.mock("../../lib/platform/env", () => ({ env: () => settings }));

it.each([
  ["without a proxy", { TRUSTED_PROXY_HOPS: 0 }, undefined, "http://localhost:3000"],
  ["behind a proxy", { TRUSTED_PROXY_HOPS: 1 }, "127.0.0.1", "http://localhost:3000"],
  [
    "behind a proxy on another machine",
    { TRUSTED_PROXY_HOPS: 1, HOST: "192.0.2.2" },
    "192.0.2.2",
    "http://192.0.2.2:3000",
  ],
  ["with an IPv6 address", { TRUSTED_PROXY_HOPS: 0, HOST: "2001:db8::2" }, "2001:db8::2", "http://[2001:db8::2]:3000"],
])("%s, the server listens where only the proxy can invent addresses", (_case, given, host, url) => {
  settings = { PORT: 3000, ...given };
  expect([listenHost(), localUrl()]).toEqual([host, url]);
});
