type Part = { stop(): Promise<void>; kill?(): void };

/** Requests under way may still book, and what they book is still to be written down. */
const order = ["serve", "worker", "database"] as const;
type Name = (typeof order)[number];

/** npm, the shell and the terminal may each pass on one and the same Ctrl-C. */
const echoMs = 1_000;

/** However its parts fare, the site has ended by then. */
const patienceMs = 19_000;

/**
 * Stops the parts of the site in their order when the process is told to end. SIGTERM may arrive several times for one stop, and
 * only ever asks for an orderly end; a second Ctrl-C is a user who does not want to wait.
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
      setTimeout(giveUp, patienceMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (signal === "SIGINT" && Date.now() - stoppedAt > echoMs) giveUp();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);

  return { stop, add: (name: Name, part: Part) => void parts.set(name, part) };
}
