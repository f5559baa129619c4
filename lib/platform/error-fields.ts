/** What a log line says of an error. */
export type ErrorFields = {
  readonly error: string;
  /** Node's, Prisma's, PostgreSQL's or a mail server's name for the failure. */
  readonly code?: string;
  readonly responseCode?: number;
  readonly sqlState?: string;
  /** Where it was thrown, from the inside outwards; paths from the project's folder. */
  readonly frames?: readonly string[];
  readonly cause?: ErrorFields;
};

const mostFrames = 12;
const deepest = 3;

/**
 * What may be logged of an error: class, codes and stack frames, and the same of its cause. Its message may quote what a
 * visitor wrote, as those of mail servers and the database do, so no word of it is kept.
 */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, responseCode, cause, meta } = error as {
    code?: unknown;
    responseCode?: unknown;
    cause?: unknown;
    meta?: PrismaMeta;
  };
  const sqlState = meta?.driverAdapterError?.cause?.originalCode;
  const frames = framesOf(error);
  return {
    error: isName(error.name) ? error.name : "Error",
    ...(isName(code) ? { code } : {}),
    ...(typeof responseCode === "number" ? { responseCode } : {}),
    ...(isName(sqlState) ? { sqlState } : {}),
    ...(frames.length > 0 ? { frames } : {}),
    ...(cause instanceof Error && depth < deepest ? { cause: errorFields(cause, depth + 1) } : {}),
  };
}

type PrismaMeta = { driverAdapterError?: { cause?: { originalCode?: unknown } } };

const isName = (text: unknown): text is string => typeof text === "string" && /^[\w.-]{1,60}$/.test(text);

/** A function's name, if any, and a place in a file. */
const frame =
  /^\s+at (?:(?:async )?(?:new )?[\w$.<>#*[\] ]{1,100} \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\|webpack-internal:|\[)[^\s()]*:\d+:\d+\)?$/;

/** The frames alone. The message is taken away first: it has lines of its own, which may look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const lines = (message ? stack.split(message).join("") : stack).split("\n");
  return lines
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().replace("file://", "").replace(`${process.cwd()}/`, ""));
}
