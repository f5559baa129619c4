import { SMTPServer } from "smtp-server";
import { createTransport } from "nodemailer";
import type { AddressInfo } from "node:net";

import { smtpOptions } from "./smtp-options";

it("requires encryption on a live site, except on this machine", () => {
  expect(smtpOptions("smtp://mail.example.com:587", true).requireTLS).toBe(true);
  expect(smtpOptions("smtp://user:password@mail.example.com", true).requireTLS).toBe(true);
  expect(smtpOptions("smtp://127.0.0.1:25", true).requireTLS).toBe(false);
  expect(smtpOptions("smtp://localhost", true).requireTLS).toBe(false);
  expect(smtpOptions("smtp://mail.example.com", false).requireTLS).toBe(false);
});

describe("a server without encryption", () => {
  let server: SMTPServer;
  let port = 0;
  beforeAll(async () => {
    server = new SMTPServer({ disabledCommands: ["STARTTLS"], authOptional: true });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const verify = async (query: string, options: { requireTLS: boolean }) => {
    const transport = createTransport({ ...smtpOptions(`smtp://127.0.0.1:${port}${query}`, true), ...options });
    return transport.verify().finally(() => transport.close());
  };

  it("is refused where encryption is required", async () => {
    await expect(verify("", { requireTLS: true })).rejects.toMatchObject({ code: "ETLS" });
  });

  it("is accepted if SMTP_URL says so", async () => {
    expect(await verify("?requireTLS=false", { requireTLS: true })).toBe(true);
  });
});
