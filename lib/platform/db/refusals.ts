/** Reads why PostgreSQL refused a statement. Prisma and its driver adapter wrap the error in several layers. */

import { constraints } from "./constraints";
import type { ConstraintName } from "./constraints";

type Cause = { originalCode?: unknown; kind?: unknown; constraint?: unknown; originalMessage?: unknown };

function causeOf(error: unknown): Cause {
  const meta = (error as { meta?: { driverAdapterError?: { cause?: Cause } } } | null)?.meta;
  return meta?.driverAdapterError?.cause ?? (error as { cause?: Cause } | null)?.cause ?? {};
}

/** The five-character SQLSTATE, or undefined when the error is not from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error);
  const code = cause.originalCode ?? (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code) ? code : undefined;
}

/** Deadlock and serialization failure: PostgreSQL rolled back one transaction so that another one can continue. */
const undone = new Set(["40P01", "40001"]);

/**
 * Whether a later retry can succeed. It can after these errors: a failed connection (class 08), a lack of memory, disk
 * space or free connections (class 53), a shutdown of the server or the session (57P), a lock timeout (55P03), a
 * statement timeout (57014), and a rollback because of another transaction.
 */
const isTemporary = (state: string) =>
  /^(08|53|57P)/.test(state) || state === "55P03" || state === "57014" || undone.has(state);

const unavailableCodes = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2034",
  "P2037",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
]);
const unavailableKinds = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
/** The messages of the driver's own errors, which have no code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Query read timeout|ECONNREFUSED|Unable to start a transaction/;

/**
 * Whether the error is temporary, for example because the database could not be reached or was too slow. False if the
 * statement is wrong or violates a constraint.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // The code is checked before the SQLSTATE, because EPIPE looks like an SQLSTATE.
  if (typeof code === "string" && unavailableCodes.has(code)) return true;
  const state = sqlState(error);
  if (state !== undefined) return isTemporary(state);
  const { kind } = causeOf(error);
  if (typeof kind === "string" && unavailableKinds.has(kind)) return true;
  return typeof message === "string" && unavailableMessages.test(message);
}

const timeoutStates = new Set(["55P03", "57014"]);
const timeoutCodes = new Set(["P1002", "P1008", "P2024", "ETIMEDOUT"]);
const timeoutMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Unable to start a transaction/;

/** Whether the database was too slow: a statement took too long, or a lock or a connection was not free in time. */
export function isTimeout(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string" && timeoutCodes.has(code)) return true;
  const state = sqlState(error);
  if (state !== undefined) return timeoutStates.has(state);
  return causeOf(error).kind === "SocketTimeout" || (typeof message === "string" && timeoutMessages.test(message));
}

/** Whether PostgreSQL rolled back the whole transaction because of another one. The transaction can run again. */
export function isUndone(error: unknown): boolean {
  return undone.has(sqlState(error) ?? "");
}

/** Whether a lock was not released in time. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === "55P03";
}

/** Whether a unique constraint was violated. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505" || (error as { code?: unknown } | null)?.code === "P2002";
}

/** Whether a row to update or delete does not exist. */
export function isMissing(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "P2025";
}

/**
 * Returns the violated constraint if it is in `constraints`. The driver's errors name the constraint. For some errors,
 * Prisma passes on only the message, so the name is searched for in the message.
 */
export function brokenConstraint(error: unknown): ConstraintName | undefined {
  if (!sqlState(error)?.startsWith("23")) return undefined;
  const { constraint, originalMessage } = causeOf(error);
  const named =
    (error as { constraint?: unknown }).constraint ?? (constraint as { index?: unknown } | undefined)?.index;
  const words: readonly string[] = String(named ?? originalMessage).match(/\w+/g) ?? [];
  return Object.values(constraints).find((name) => words.includes(name));
}
