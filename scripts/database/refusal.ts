/**
 * The reason for a failed connection to a database, by the error code of the driver, the operating system or
 * PostgreSQL. Each reason completes the sentence "The database of DATABASE_URL …".
 */
const reasons: Readonly<Record<string, string>> = {
  "28P01": "refuses the user name or the password",
  "28000": "refuses this user from this machine, or requires TLS (sslmode=require): see its pg_hba.conf",
  "3D000": "answers, but has no database of that name: create it, or name another",
  "53300": "answers, but has no connection left",
  "57P03": "is starting or stopping: try again in a moment",
  ENOTFOUND: "is on a host whose name is not known: check the host name for a typing error",
  EAI_AGAIN: "is on a host whose name cannot be looked up just now",
  ECONNREFUSED: "does not answer: nothing listens on that host and port",
  ECONNRESET: "ended the connection immediately: check that a PostgreSQL server listens on that port",
  ETIMEDOUT: "does not answer: no response from that host and port",
  EHOSTUNREACH: "cannot be reached from this machine",
  ENETUNREACH: "cannot be reached from this machine",
};

const certificate = /^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|ERR_TLS_)/;

/**
 * Explains a failed connection in one sentence. The driver's message is used to find the reason, but is never shown. It
 * may quote the URL, which contains a password.
 */
export function connectionRefusal(error: unknown, setting = "DATABASE_URL"): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return `The database of ${setting} ${reasonOf(String(code ?? ""), String(message ?? ""))}.`;
}

function reasonOf(code: string, message: string): string {
  const reason = reasons[code];
  if (reason) return reason;
  if (certificate.test(code))
    return "has a TLS certificate that this machine does not trust: add its authority (NODE_EXTRA_CA_CERTS) or change sslmode";
  if (/does not support SSL/.test(message)) return "speaks no TLS, which sslmode requires";
  if (/timeout/i.test(message)) return "does not answer: no response from that host and port";
  return `does not answer (${code || "no connection"})`;
}
