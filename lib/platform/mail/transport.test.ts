import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";

import { anEmail } from "@/lib/testing/builders/email";
import { mailSink } from "@/lib/testing/mail-sink";

import { fileMailer, mailer, redirected, smtpMailer } from "./transport";

const delivery = { key: "booking-confirmed:1:0", messageId: "<m@localhost>" };

describe("emails written to files", () => {
  let folder = "";
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "emails-"))));
  afterEach(() => rm(folder, { recursive: true }));

  it("are complete, named by time and kind, and readable only by the current user", async () => {
    const mails = join(folder, "mail");
    await fileMailer(mails).send(anEmail({ subject: "Ihr Termin am 9. März" }), delivery);
    const [name = ""] = await readdir(mails);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-booking-confirmed-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(mails, name))).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(join(mails, name)));
    expect(mail).toMatchObject({ subject: "Ihr Termin am 9. März", messageId: "<m@localhost>" });
  });

  it("leave no temporary files in their folder and never overwrite each other", async () => {
    const post = fileMailer(folder);
    await Promise.all(Array.from({ length: 20 }, () => post.send(anEmail(), { ...delivery, key: "../a/b:1" })));
    const names = await readdir(folder);
    expect(names).toHaveLength(20);
    expect(names.filter((name) => !/^[\dTZ.-]+-ab-[0-9a-f]{8}\.eml$/.test(name))).toEqual([]);
  });
});

describe("emails sent by SMTP", () => {
  it("reach the server with the delivery's Message-ID", async () => {
    const sink = await mailSink();
    const post = smtpMailer(sink.url);
    try {
      await post.send(anEmail(), delivery);
      expect(sink.received).toMatchObject([{ messageId: "<m@localhost>", recipients: ["zoe@example.org"] }]);
    } finally {
      post.close();
      await sink.close();
    }
  });

  it("fail if the server refuses the email or cannot be reached", async () => {
    const sink = await mailSink();
    const post = smtpMailer(sink.url);
    sink.refuse(true);
    await expect(post.send(anEmail(), delivery)).rejects.toThrow();
    await sink.close();
    await expect(post.send(anEmail(), delivery)).rejects.toThrow();
    expect(sink.received).toEqual([]);
    post.close();
  });

  it("are not sent again by the mail library if the connection breaks", async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const post = smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await expect(post.send(anEmail(), delivery)).rejects.toThrow();
    expect(connections).toBe(1);
    post.close();
    await new Promise((resolve) => server.close(resolve));
  });
});

it("the mailer is shared by the whole process", () => {
  const first = mailer();
  expect(mailer()).toBe(first);
  first.close();
});

it("a redirected email goes to the one address, and its subject names the original recipient", async () => {
  const sink = await mailSink();
  const post = redirected(smtpMailer(sink.url), "test@example.com");
  try {
    await post.send(anEmail({ to: "zoe@example.org", subject: "Your appointment" }), delivery);
    expect(sink.received).toMatchObject([{ recipients: ["test@example.com"] }]);
    expect(JSON.stringify(sink.received)).toContain("[zoe@example.org] Your appointment");
  } finally {
    post.close();
    await sink.close();
  }
});
