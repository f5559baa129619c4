/** Reads why PostgreSQL refused, through the layers that Prisma and its driver put round the reason. */

type Cause = { originalCode?: unknown; kind?: unknown; constraint?: unknown; originalMessage?: unknown };

function causeOf(error: unknown): Cause {
  const meta = (error as { meta?: { driverAdapterError?: { cause?: Cause } } } | null)?.meta;
  return meta?.driverAdapterError?.cause ?? (error as { cause?: Cause } | null)?.cause ?? {};
}

/** The five-character SQLSTATE, or undefined when the error is none of PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  const code = cause.originalCode ?? (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code) ? code : undefined;
}

// Last: a lock or a statement that took too long, as when too many want one thing at once. Trying again later helps here too.
const connectionStates = new Set(["57P01", "57P02", "57P03", "53300", "08000", "08001", "08003", "08004", "08006", "55P03", "57014"]);
const connectionCodes = new Set(["P1000", "P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037", "ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EPIPE"]);
const connectionKinds = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);

/** Whether the database could not be reached or could not keep up, as opposed to having refused. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // First: EPIPE looks like an SQLSTATE.
  if (typeof code === "string" && connectionCodes.has(code)) return true;
  const state = sqlState(error);
  if (state !== undefined) return connectionStates.has(state);
  const { kind } = causeOf(error);
  if (typeof kind === "string" && connectionKinds.has(kind)) return true;
  return typeof message === "string" && /timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED|Unable to start a transaction/.test(message);
}

/** Whether a unique constraint was broken. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505" || (error as { code?: unknown } | null)?.code === "P2002";
}
