/** How a service talks to the command that started it. Started by hand it has no such parent and heeds signals alone. */

export type Ready = { readonly kind: "ready"; readonly port?: number };

export function reportReady(details: { port?: number } = {}): void {
  process.send?.({ kind: "ready", ...details } satisfies Ready);
}

/** Calls the body once when the service is to end, then ends the process. */
export function onStop(body: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    body().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  // Ctrl-C reaches every process of a terminal; the order of stopping is the parent's.
  process.on("SIGINT", process.send ? () => undefined : stop);
  process.on("message", (message) => message === "stop" && stop());
  // The parent was killed: nobody else would end this service.
  process.on("disconnect", stop);
}
