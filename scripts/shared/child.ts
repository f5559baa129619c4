/**
 * The messages between a service and the command that started it. If a user started the service directly, there is no
 * such command, and the service reacts only to signals.
 */

export type Ready = { readonly kind: "ready"; readonly port?: number };

export function reportReady(details: { port?: number } = {}): void {
  process.send?.({ kind: "ready", ...details } satisfies Ready);
}

/** Registers a function that runs once when the service is asked to stop. The process ends after the function. */
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
  // Ctrl-C in a terminal reaches every process. The parent process decides in which order its services stop, so a
  // service with a parent ignores Ctrl-C.
  process.on("SIGINT", process.send ? () => undefined : stop);
  process.on("message", (message) => message === "stop" && stop());
  // Without this line, the service would go on running after its parent process was killed.
  process.on("disconnect", stop);
}
