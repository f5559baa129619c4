/** The error catalogue: each code with its HTTP status. A code is also a key of `messages/*.json -> errors`. */
export const errorStatus = {
  AUTH_INVALID_CREDENTIALS: 401,
  AUTH_TOKEN_EXPIRED: 401,
  AUTH_TOKEN_INVALID: 401,
  VALIDATION_ERROR: 422,
  INVALID_REQUEST_FORMAT: 400,
  RESOURCE_NOT_FOUND: 404,
  RESOURCE_ALREADY_EXISTS: 409,
  RESOURCE_CONFLICT: 409,
  SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  BUSINESS_RULE_VIOLATION: 422,
  BOOKING_CONFLICT: 409,
  BOOKING_UNAVAILABLE: 422,
  NETWORK_ERROR: 503,
  CLIENT_ERROR: 400,
  UNEXPECTED_ERROR: 500,
  TOO_MANY_REQUESTS: 429,
  GATEWAY_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes by path, as in `{ "clientInfo.email": ["emailInvalid"] }`. A code is a key of `messages/*.json -> fields`. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

/** What a failure says besides its code. `Rule` names the rules that can refuse the change. */
export type Details<Rule extends string = string> = {
  readonly rule?: Rule;
  readonly codes?: FieldCodes;
  /** The HTTP status, if it is not the usual status of the code. */
  readonly status?: number;
  /** Seconds until the next try. */
  readonly retryAfter?: number;
  /** The free times nearest to a refused time. */
  readonly alternatives?: readonly { readonly startTime: string; readonly endTime: string }[];
  /** A proof-of-work challenge that the browser must solve. */
  readonly challenge?: string;
  /** The references of the records that prevent the change. */
  readonly references?: readonly string[];
  /** The stored people who may be the person in the form. */
  readonly people?: readonly { readonly id: string; readonly name: string }[];
  /** The sentences that say how to pay. */
  readonly howToPay?: readonly string[];
  readonly [name: string]: unknown;
};

/**
 * The result of a function that can fail. Expected failures are returned, unexpected errors are thrown. A command that
 * applies rules lists them in `Rule`.
 */
export type Result<T, E extends ErrorCode = never, Rule extends string = never> =
  { readonly ok: true; readonly value: T } | Failure<E, Rule>;

export type Failure<E extends ErrorCode = ErrorCode, Rule extends string = string> = {
  readonly ok: false;
  readonly error: E;
  readonly details?: Details<Rule>;
};

/** Builds the result of a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Replaces the value of a success. Returns a failure unchanged. */
export function mapOk<T, U, E extends ErrorCode, Rule extends string>(
  result: Result<T, E, Rule>,
  map: (value: T) => U,
): Result<U, E, Rule> {
  return result.ok ? ok(map(result.value)) : result;
}

/**
 * Builds the result of an expected failure. `details` says more about the error, for example the rule that refused the
 * change.
 */
export function fail<E extends ErrorCode, const Rule extends string = never>(
  error: E,
  details?: Details<Rule>,
): Failure<E, Rule> {
  return details === undefined ? { ok: false, error } : { ok: false, error, details };
}
