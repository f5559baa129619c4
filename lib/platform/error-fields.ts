import { pathToFileURL } from "node:url";

/** The fields of an error in a log line. */
export type ErrorFields = {
  readonly error: string;
  /** The error code from Node, Prisma, PostgreSQL or the mail client, such as "ECONNREFUSED". */
  readonly code?: string;
  readonly responseCode?: number;
  readonly sqlState?: string;
  /** The stack frames, innermost first, with paths relative to the project. */
  readonly frames?: readonly string[];
  readonly cause?: ErrorFields;
};

const maxFrames = 12;
const deepest = 3;

/**
 * Returns the parts of an error that may be logged: class, codes, stack frames, and the same parts of its cause. The
 * message is left out, because messages of mail servers and the database may quote a visitor's text.
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

/** Replaces the project's path in each frame while frames are recognised. */
const own = "/:own:/";

/** A stack frame: the name of the function, if it has one, and a position in a file. */
const frame =
  /^\s+at (?:(?:async )?(?:new )?[\w$.<>#*[\] ]{1,100} \()?(?:\/:own:\/\S*|(?:file:\/\/|node:|\/|[A-Za-z]:\\|webpack-internal:|\[)[^\s()]*):\d+:\d+\)?$/;

/**
 * Returns only the stack frames. The message is removed first, because its lines may look like frames. The path of the
 * project is removed before frames are recognised, because it may contain spaces or brackets.
 */
function framesOf({ stack = "", message }: Error): string[] {
  const root = `${process.cwd()}/`;
  const rootUrl = pathToFileURL(root).href;
  const lines = (message ? stack.split(message).join("") : stack).split("\n");
  return lines
    .map((line) => line.replace(rootUrl, own).replace(root, own))
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().replace(own, "").replace("file://", ""));
}
