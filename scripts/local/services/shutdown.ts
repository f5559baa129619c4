type Part = { stop(): Promise<void>; kill?(): void };

/**
 * The order in which the parts of the site stop. The server stops first, so that the worker can still run jobs that the
 * last requests queue. The database stops last, because the server and the worker use it until they have stopped.
 */
const order = ["serve", "worker", "database"] as const;
type Name = (typeof order)[number];

/**
 * The time in milliseconds in which copies of the same Ctrl-C may arrive. npm, the shell and the terminal may each
 * forward it.
 */
const echoMs = 1_000;

/** The time in milliseconds after which the process ends even if a part has not stopped. */
const limitMs = 19_000;

/**
 * Stops the parts of the site in order when the process receives a signal. SIGTERM may arrive several times and always
 * means an orderly stop. A Ctrl-C more than `echoMs` after the first signal ends the process immediately, because the
 * user does not want to wait.
 */
export function stopInOrder() {
  const parts = new Map<Name, Part>();
  const inOrder = () => order.map((name) => parts.get(name));
  let stoppedAt: number | undefined;

  const stop = async () => {
    for (const part of inOrder()) await part?.stop();
  };
  const giveUp = () => {
    for (const part of inOrder()) part?.kill?.();
    process.exit(1);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppedAt === undefined) {
      stoppedAt = Date.now();
      setTimeout(giveUp, limitMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (signal === "SIGINT" && Date.now() - stoppedAt > echoMs) giveUp();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);

  return { stop, add: (name: Name, part: Part) => void parts.set(name, part) };
}
