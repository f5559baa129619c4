import { z } from "zod";

import { errorStatus } from "@/lib/platform/result";

/** The building blocks of the OpenAPI document: parameters, bodies and responses generated from zod schemas. */

type Operation = {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<number, object>>;
};

/** Keeps every operation complete: a missing id, tag, summary or description is a type error. */
export const operation = (parts: Operation) => parts;

/** Error statuses of a read request. */
export const queryErrors = [422, 429, 500, 503, 504];
/** Error statuses of a request with a body. */
export const bodyErrors = [400, 403, 413, 415, ...queryErrors];

const refusalText: Readonly<Record<number, string>> = {
  400: "The body is not valid JSON, or not in the form that this endpoint expects.",
  403: "The request comes from another site.",
  404: "There is no such record.",
  409: "The request conflicts with the current state, for example because the time has been taken.",
  413: "The body is too large.",
  415: "The content type is not the one that this endpoint expects.",
  422: "A field or a query value is invalid, or a rule of the firm refuses the request.",
  429: "Too many requests from this network address. `Retry-After` gives the seconds to wait.",
  500: "The server made an error.",
  503: "The service is unavailable. `Retry-After` gives the seconds to wait.",
  504: "The database took too long. `Retry-After` gives the seconds to wait.",
};

export const errorEnvelope = {
  type: "object",
  required: ["success", "error"],
  properties: {
    success: { const: false },
    error: {
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { enum: Object.keys(errorStatus) },
        message: { type: "string", description: "A sentence for the reader, in the language of the request." },
        details: { description: "Depends on the code: field errors by path, or alternative times." },
      },
    },
  },
};

export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A repeat with the same key and body gets the first response again, even while the first request runs.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

export const token = {
  name: "token",
  in: "path",
  required: true,
  description: "The last part of the link in the email.",
  schema: { type: "string" },
};

export const invoiceId = {
  name: "id",
  in: "path",
  required: true,
  description: "The last part of a link to the document on the page of the booking.",
  schema: { type: "string", format: "uuid" },
};

export function query(schema: z.ZodObject) {
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: shape,
  }));
}

export function jsonBody(schema: z.ZodType) {
  return { required: true, content: { "application/json": { schema: inputSchema(schema) } } };
}

/** A JSON response without the success envelope. */
export function plainResponse(description: string, schema: z.ZodType, status = 200) {
  return { [status]: { description, content: { "application/json": { schema: z.toJSONSchema(schema) } } } };
}

/** A JSON response in the success envelope. */
export function dataResponse(description: string, schema: z.ZodType, status: 200 | 201 = 200) {
  const envelope = {
    type: "object",
    required: ["success", "data"],
    properties: { success: { const: true }, data: z.toJSONSchema(schema) },
  };
  return { [status]: { description, content: { "application/json": { schema: envelope } } } };
}

export function refusals(...statuses: readonly number[]) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(statuses.map((status) => [status, { description: refusalText[status], content }]));
}

function inputSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}
