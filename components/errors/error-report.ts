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

/** The content of the technical details. It does not leave the reader's browser. */
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

/** The digest under which the server logged this error. Errors of the browser have none. */
export function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : undefined;
}

/** Whether an error concerns the booking system, on any page. */
export function concernsBooking({ path, component, message, stack }: ErrorReport): boolean {
  // The stacks of all pages contain the word "context", so it counts only in the component and the message.
  return /booking/i.test(`${path} ${component} ${message} ${stack}`) || /context/i.test(`${component} ${message}`);
}
