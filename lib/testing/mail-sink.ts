import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly messageId: string;
  readonly subject: string;
  readonly recipients: readonly string[];
  /** The whole of it, taken apart: headers with their names in lower case, both bodies. */
  readonly mail: Email;
};

export type MailSink = {
  readonly url: string;
  /** What it accepted, in order. */
  readonly received: readonly ReceivedMail[];
  /** While true it turns each email away for the time being, as an overloaded server does. */
  readonly refuse: (isRefusing: boolean) => void;
  readonly close: () => Promise<void>;
};

/** A mail server of this machine that keeps what it is given, on a free port unless one is named. */
export async function mailSink(at = 0): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (isRefusing) return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ messageId: mail.messageId ?? "", subject: mail.subject ?? "", recipients, mail });
          done();
        }, done);
      });
    },
  });
  // A client that hangs up is no fault of the sink.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (refusing) => void (isRefusing = refusing),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
