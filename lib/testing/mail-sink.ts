import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly messageId: string;
  readonly subject: string;
  readonly recipients: readonly string[];
  /** The parsed email, with header names in lower case. */
  readonly mail: Email;
};

export type MailSink = {
  readonly url: string;
  /** The accepted emails, in the order of their arrival. */
  readonly received: readonly ReceivedMail[];
  /**
   * After `refuse(true)`, the server refuses all emails with a temporary error, as an overloaded server does, or with
   * the given reply code. After `refuse(false)`, it accepts emails.
   */
  readonly refuse: (isRefusing: boolean, code?: number) => void;
  /** After `silence(true)`, the server takes emails and never says whether it accepts them. */
  readonly silence: (isSilent: boolean) => void;
  readonly close: () => Promise<void>;
};

/** Starts a local mail server that records the emails it receives. It uses the given port, or otherwise a free port. */
export async function mailSink(at = 0): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  let refusal: number | undefined;
  let isSilent = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    // When the server is closed, it ends open connections after this many milliseconds. Without this limit, it would
    // wait for the site's mailer, which keeps idle connections for ten seconds.
    closeTimeout: 1,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (isSilent) return;
        if (refusal !== undefined) return done(Object.assign(new Error("Refused"), { responseCode: refusal }));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ messageId: mail.messageId ?? "", subject: mail.subject ?? "", recipients, mail });
          done();
        }, done);
      });
    },
  });
  // The server emits an error if a client closes its connection early. Without a listener, this error would be thrown.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (isRefusing, code = 451) => void (refusal = isRefusing ? code : undefined),
    silence: (silent) => void (isSilent = silent),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
