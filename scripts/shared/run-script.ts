/** Runs a script's body. What goes wrong is told in one line; the whole of it with LOG_LEVEL=debug. */
export function runScript(body: () => Promise<void>): void {
  body().then(
    () => process.exit(process.exitCode ?? 0),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      console.error(process.env.LOG_LEVEL === "debug" ? error : message);
      process.exit(1);
    },
  );
}
