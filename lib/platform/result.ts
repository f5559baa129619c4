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

/** The result of a function that can fail. Expected failures are returned, unexpected errors are thrown. */
export type Result<T, E extends ErrorCode = never> = { readonly ok: true; readonly value: T } | Failure<E>;

export type Failure<E extends ErrorCode = ErrorCode> = {
  readonly ok: false;
  readonly error: E;
  readonly details?: unknown;
};

/** Builds the result of a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/**
 * Builds the result of an expected failure. `details` says more about the error, for example the rule that refused the
 * change.
 */
export function fail<E extends ErrorCode>(error: E, details?: unknown): Failure<E> {
  return details === undefined ? { ok: false, error } : { ok: false, error, details };
}
