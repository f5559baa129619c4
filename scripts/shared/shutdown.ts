type Part = { stop(): Promise<void>; kill?(): void };

/** npm, the shell and the terminal may each pass on one and the same Ctrl-C. */
const echoMs = 1_000;

/** Stops the parts of the site in their order when the process is told to end: the server, then the worker, then the database. */
export function stopInOrder() {
  const parts: { first?: Part; second?: Part; last?: Part } = {};
  const inOrder = () => [parts.first, parts.second, parts.last];
  let stoppedAt: number | undefined;

  const stop = async () => {
    for (const part of inOrder()) await part?.stop();
  };
  const onSignal = () => {
    if (stoppedAt === undefined) {
      stoppedAt = Date.now();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (Date.now() - stoppedAt > echoMs) {
      for (const part of inOrder()) part?.kill?.();
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);

  return {
    stop,
    first: (part: Part) => void (parts.first = part),
    second: (part: Part) => void (parts.second = part),
    last: (part: Part) => void (parts.last = part),
  };
}
