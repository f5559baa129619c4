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

/** Error statuses of a request that reads or writes the database. */
export const serverErrors = [403, 429, 500, 503, 504];
/** Error statuses of a read request. */
export const queryErrors = [422, ...serverErrors];
/** Error statuses of a request with a body. */
export const bodyErrors = [400, 413, 415, ...queryErrors];

const refusalText: Readonly<Record<number, string>> = {
  400: "The body is not valid JSON, or not in the form that this endpoint expects.",
  401: "The signature is missing or wrong, or no secret is configured.",
  403: "The request has the `Origin` of another site.",
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

/** The token of a link, as the schema of its page validates it. */
export const token = (schema: z.ZodObject<{ token: z.ZodType }>) => ({
  name: "token",
  in: "path",
  required: true,
  description: "The last part of the link in the email.",
  schema: inputSchema(schema.shape.token),
});

export const invoiceId = {
  name: "id",
  in: "path",
  required: true,
  description: "The last part of a link to the document on the page of the booking.",
  schema: { type: "string", format: "uuid" },
};

/** The parameters of a query. */
export function query(schema: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: shape,
  }));
}

/** The body of a request in JSON. */
export function jsonBody(schema: z.ZodType) {
  return { required: true, content: { "application/json": { schema: inputSchema(schema) } } };
}

/** A JSON response without the success envelope. */
export function plainResponse(description: string, schema: z.ZodType, status = 200) {
  return { [status]: { description, content: { "application/json": { schema: outputSchema(schema) } } } };
}

/** The empty object with which a webhook responds. */
export const accepted = (description: string) => ({
  description,
  content: { "application/json": { schema: { type: "object", maxProperties: 0 } } },
});

/** A JSON response in the success envelope. */
export function dataResponse(description: string, schema: z.ZodType, status: 200 | 201 = 200) {
  const envelope = {
    type: "object",
    required: ["success", "data"],
    properties: { success: { const: true }, data: outputSchema(schema) },
  };
  return { [status]: { description, content: { "application/json": { schema: envelope } } } };
}

/** Error responses with these statuses. */
export function refusals(...statuses: readonly number[]) {
  return Object.fromEntries(statuses.map((status) => [status, refusal(status)]));
}

/** One error response, with a description of its own if the usual one would be untrue. */
export function refusal(status: number, description = refusalText[status]) {
  return {
    description,
    ...(mayWait.includes(status) && { headers: { "Retry-After": retryAfter } }),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

const mayWait = [429, 503, 504];
const retryAfter = { description: "The seconds to wait, if waiting helps.", schema: { type: "integer", minimum: 1 } };

function inputSchema(schema: z.ZodType) {
  return omitVersion(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

function outputSchema(schema: z.ZodType) {
  return omitVersion(z.toJSONSchema(schema));
}

/** A schema inside the document has the document's version of JSON Schema and names none of its own. */
function omitVersion(schema: object) {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$schema"));
}
