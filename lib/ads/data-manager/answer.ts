import { z } from "zod";

/**
 * What Google answered, as codes and counts. Google's sentences are left out, because they may repeat what was sent.
 */
export type Answer = {
  /** The code of a refusal, such as "INVALID_ARGUMENT". */
  readonly code?: string;
  /** How many conversions were not counted, by Google's reason. */
  readonly errors?: Readonly<Record<string, number>>;
};

/** Google's codes are words in capital letters. Anything else becomes "OTHER". */
const codeOf = (text: unknown) => (typeof text === "string" && /^[A-Z][A-Z0-9_]{0,99}$/.test(text) ? text : "OTHER");

const refusalSchema = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z
      .array(
        z.looseObject({
          reason: z.string().optional(),
          fieldViolations: z
            .array(z.looseObject({ field: z.string().catch(""), reason: z.string().optional() }))
            .optional(),
        }),
      )
      .catch([])
      .default([]),
  }),
});

export type Refusal = {
  readonly code: string;
  /** Google's code for each refused event, by its place in the request. */
  readonly events: ReadonlyMap<number, string>;
};

/**
 * Reads the answer to a refused request. Google processes no event of it (fast fail), and names the faulty ones as
 * "events[3]" or "events.events[3]".
 */
export function readRefusal(body: unknown): Refusal {
  const parsed = refusalSchema.safeParse(body);
  if (!parsed.success) return { code: "OTHER", events: new Map() };
  const { status, details } = parsed.data.error;
  const events = details.flatMap(({ fieldViolations = [] }) =>
    fieldViolations.flatMap(({ field, reason }): [number, string][] => {
      const [, place] = /\bevents\[(\d{1,4})\]/.exec(field) ?? [];
      return place === undefined ? [] : [[Number(place), codeOf(reason ?? status)]];
    }),
  );
  const reason = details.find((detail) => detail.reason !== undefined)?.reason;
  return { code: codeOf(reason ?? status), events: new Map(events) };
}

const statusSchema = z.object({
  requestStatusPerDestination: z
    .array(
      z.looseObject({
        requestStatus: z.string().catch("REQUEST_STATUS_UNKNOWN"),
        errorInfo: z
          .looseObject({
            errorCounts: z.array(
              z.looseObject({ recordCount: z.coerce.number().catch(0), reason: z.string().catch("OTHER") }),
            ),
          })
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
});

export type RequestStatus = {
  readonly state: "processing" | "succeeded" | "partial" | "failed";
  readonly answer: Answer;
};

/** Reads the answer of `requestStatus.retrieve`, which has a part for each kind of conversion. */
export function readStatus(body: unknown): RequestStatus {
  const parts = statusSchema.parse(body).requestStatusPerDestination;
  const errors: Record<string, number> = {};
  for (const { errorInfo } of parts)
    for (const { reason, recordCount } of errorInfo?.errorCounts ?? []) {
      const code = codeOf(reason.replace(/^PROCESSING_ERROR_REASON_/, ""));
      errors[code] = (errors[code] ?? 0) + recordCount;
    }
  const every = (...wanted: readonly string[]) => parts.every(({ requestStatus }) => wanted.includes(requestStatus));
  const answer = Object.keys(errors).length > 0 ? { errors } : {};
  if (every("SUCCESS")) return { state: "succeeded", answer };
  if (!every("SUCCESS", "FAILED", "PARTIAL_SUCCESS")) return { state: "processing", answer: {} };
  return { state: every("FAILED") ? "failed" : "partial", answer };
}
