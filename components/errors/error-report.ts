export type ErrorReport = {
  readonly type: string;
  readonly message: string;
  readonly url: string;
  readonly time: string;
  readonly component: string;
  readonly path: string;
  readonly metadata: string;
  readonly stack: string;
};

export type Circumstances = {
  readonly error: unknown;
  readonly url: string;
  readonly at: Date;
  readonly userAgent: string;
  readonly component?: string;
  /** The names of the page's form fields. The report contains no values of fields. */
  readonly fields?: readonly string[];
};

/** Builds the report that an error screen shows as technical details. The report is not sent to the server. */
export function reportOf({ error, url, at, userAgent, component = "", fields = [] }: Circumstances): ErrorReport {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const address = addressOf(url);
  return {
    type: name,
    message,
    url,
    time: at.toISOString(),
    component: component.trim().split("\n")[0]?.trim() ?? "",
    path: address?.pathname ?? url,
    metadata: metadataOf({
      step: address?.searchParams.get("step"),
      fields: fields.join(", "),
      ...serverAnswer(error),
      digest: digestOf(error),
      browser: userAgent,
    }),
    stack,
  };
}

function addressOf(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

function metadataOf(parts: Readonly<Record<string, string | null | undefined>>): string {
  return Object.entries(parts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}

/**
 * Returns the error's code, its status and the names of its details. Errors from API responses have these properties.
 */
function serverAnswer(error: unknown): Readonly<Record<"code" | "status" | "details", string | undefined>> {
  const { code, status, details } = Object(error) as Readonly<Record<string, unknown>>;
  return {
    code: typeof code === "string" ? code : undefined,
    // An error with a digest was thrown on the server, so the report shows the status 500.
    status: typeof status === "number" ? String(status) : digestOf(error) && "500",
    details: typeof details === "object" && details ? Object.keys(details).join(", ") : undefined,
  };
}

/** The digest under which the server logged this error. Errors that happened in the browser have no digest. */
export function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : undefined;
}

/**
 * Whether an error belongs to the booking system. The path alone is not enough, because such an error can happen on any
 * page.
 */
export function concernsBooking({ path, component, message, stack }: ErrorReport): boolean {
  return /booking|context/i.test(`${path} ${component} ${message} ${stack}`);
}
