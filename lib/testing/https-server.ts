import { createServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A certificate for the names calendar.example and other.example, which only tests trust. */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBiTCCAS6gAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBjYWxlbmRh
ci5leGFtcGxlMCAXDTAwMDEwMTAwMDAwMFoYDzIwOTkxMjMxMjM1OTU5WjAbMRkw
FwYDVQQDDBBjYWxlbmRhci5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAEt6ZiO+htH7WGNkuJGkXphmdGUo+nHIwrL5cabpselTzx+/2kDICg0piRf5Ar
LCh2eJFQldXdMFz1Ig4fzKDW0aNhMF8wMAYDVR0RBCkwJ4IQY2FsZW5kYXIuZXhh
bXBsZYINb3RoZXIuZXhhbXBsZYcEfwAAATAMBgNVHRMEBTADAQH/MB0GA1UdDgQW
BBTckxMxmZdkLOhxOgz0+WbH+zsxcTAKBggqhkjOPQQDAgNJADBGAiEAlCLC960X
tpoZmlGugQHdw73H4TSLmxZBWBluQbgMcmoCIQCEweoj+kxJ3/c4ytFZ+Vlarjxz
CeTmQBVEUqEIHAJFlA==
-----END CERTIFICATE-----`;

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKuYbB9TnxvBHQhAd
VeUwwhqrB8wLU7UZ5QLN5Ce0GeyhRANCAAS3pmI76G0ftYY2S4kaRemGZ0ZSj6cc
jCsvlxpumx6VPPH7/aQMgKDSmJF/kCssKHZ4kVCV1d0wXPUiDh/MoNbR
-----END PRIVATE KEY-----`;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type HttpsServer = { readonly port: number; close(): Promise<void> };

/** Starts an https server on this machine with the certificate of the tests. */
export async function httpsServer(handler: Handler): Promise<HttpsServer> {
  const server = createServer({ key, cert: testCertificate }, handler);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
