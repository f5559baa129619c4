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
};

/** What the technical details show. It stays in the reader's browser. */
export function reportOf({ error, url, at, userAgent, component = "" }: Circumstances): ErrorReport {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const digest = digestOf(error);
  return {
    type: name,
    message,
    url,
    time: at.toISOString(),
    component: component.trim().split("\n")[0]?.trim() ?? "",
    path: URL.canParse(url) ? new URL(url).pathname : url,
    metadata: [digest && `digest ${digest}`, userAgent].filter(Boolean).join("; "),
    stack,
  };
}

/** The number under which the server's log knows this error; none if it arose in the browser. */
export function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : undefined;
}

/** Whether a failure belongs to the booking system, whichever page it shows on. */
export function concernsBooking({ path, component, message, stack }: ErrorReport): boolean {
  // Stacks of any page speak of contexts, so there only the booking's own name counts.
  return /booking/i.test(`${path} ${component} ${message} ${stack}`) || /context/i.test(`${component} ${message}`);
}
