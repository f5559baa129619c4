import { mailSink } from "../../../lib/testing/mail-sink";
import type { ReceivedMail } from "../../../lib/testing/mail-sink";

/** "silent": the server takes an email and never answers. "later" and "never": it refuses with 451 or 554. */
type Behaviour = "accept" | "silent" | "later" | "never";

/** A mail server that can be stopped, started again at its port, and made to fail. */
export type MailServer = {
  readonly url: string;
  received(): readonly ReceivedMail[];
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
  start(): Promise<void>;
};

export async function openMailServer(): Promise<MailServer> {
  let sink = await mailSink();
  let isRunning = true;
  const { url } = sink;
  const earlier: ReceivedMail[] = [];
  return {
    url,
    received: () => (isRunning ? [...earlier, ...sink.received] : earlier),
    behave(behaviour) {
      sink.refuse(behaviour === "later" || behaviour === "never", behaviour === "never" ? 554 : 451);
      sink.silence(behaviour === "silent");
    },
    async stop() {
      if (!isRunning) return;
      await sink.close();
      earlier.push(...sink.received);
      isRunning = false;
    },
    async start() {
      if (isRunning) return;
      sink = await mailSink(Number(new URL(url).port));
      isRunning = true;
    },
  };
}
