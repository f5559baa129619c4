/**
 * The messages between a service and the command that started it. A service started by hand has no such parent and only
 * handles signals.
 */

export type Ready = { readonly kind: "ready"; readonly port?: number };

export function reportReady(details: { port?: number } = {}): void {
  process.send?.({ kind: "ready", ...details } satisfies Ready);
}

/** Calls the body once when the service is asked to stop, then ends the process. */
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
  // Ctrl-C reaches every process of a terminal. The parent decides in which order its services stop.
  process.on("SIGINT", process.send ? () => undefined : stop);
  process.on("message", (message) => message === "stop" && stop());
  // The parent was killed, so nothing else would end this service.
  process.on("disconnect", stop);
}
