import { z } from "zod";

import { dayQuery, monthQuery } from "@/lib/availability/schema";
import { bookingQuery, bookingRequestSchema, cancelSchema, rescheduleSchema } from "@/lib/booking/schema";
import { bookingViewSchema, slotViewSchema } from "@/lib/booking/view-schema";
import { contactRequestSchema } from "@/lib/contact/schema";
import { leadRequestSchema } from "@/lib/leads/schema";
import { signupSchema } from "@/lib/newsletter/schema";
import { env } from "@/lib/platform/env";
import { errorStatus } from "@/lib/platform/result";
import { servicesQuery } from "@/lib/services/schema";

/** The OpenAPI 3.1 document, made from the schemas that validate: it cannot tell another story than the server. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Booking API",
      version: "1.0.0",
      description: "Times are ISO 8601 with an offset; money is in minor units.",
    },
    servers: [{ url: env().siteUrl }],
    paths: {
      "/api/health": { get: { summary: "Whether the process serves", responses: plain("The process serves") } },
      "/api/ready": {
        get: {
          summary: "Whether database, worker and migrations are well",
          responses: { ...plain("All is well"), 503: described("Something is not") },
        },
      },
      "/api/services": { get: reading("The booking services, as a bare array", servicesQuery, plain("The services")) },
      "/api/availability": { get: reading("The slots of a calendar day", dayQuery, data(z.array(slotViewSchema))) },
      "/api/availability/dates": {
        get: reading("The days of a month with the number of free slots", monthQuery, data(monthAnswer)),
      },
      "/api/bookings": {
        post: {
          summary: "Book an appointment",
          parameters: [idempotencyKey],
          requestBody: body(bookingRequestSchema),
          responses: { ...data(bookingViewSchema, 201), ...refusals(...ofBodies, 409) },
        },
      },
      "/api/bookings/{token}": {
        get: {
          ...reading("A booking as it now is", bookingQuery, { ...data(bookingViewSchema), ...refusals(404) }),
          ...byToken(bookingQuery),
        },
      },
      "/api/bookings/{token}/cancel": { post: changing("Cancel a booking", cancelSchema) },
      "/api/bookings/{token}/reschedule": { post: changing("Move a booking to another time", rescheduleSchema) },
      "/api/newsletter": {
        post: {
          summary: "Ask for the newsletter: the same answer for every address, which a letter then asks to confirm",
          requestBody: body(signupSchema),
          responses: { ...data(z.object({ status: z.literal("pending") }), 201), ...refusals(...ofBodies) },
        },
      },
      "/api/newsletter/unsubscribe/{token}": { post: unsubscribing },
      "/api/bookings/{token}/calendar.ics": {
        get: {
          summary: "The calendar file",
          ...byToken(bookingQuery),
          responses: {
            200: { description: "RFC 5545", content: { "text/calendar": {} } },
            ...refusals(404, ...ofQueries),
          },
        },
      },
      "/api/contact": { post: writing("Send the firm a message", contactRequestSchema) },
      "/api/leads": { post: writing("Ask for help", leadRequestSchema) },
    },
    components: { schemas: { Error: errorEnvelope } },
  };
}

/** How what is read, and what is sent, may be refused. */
const ofQueries = [422, 429, 503];
const ofBodies = [400, 403, 413, 415, ...ofQueries];

const monthAnswer = z.object({
  dates: z.array(z.object({ date: z.string(), free: z.int() })),
  nextFree: slotViewSchema.nullable(),
});

const errorEnvelope = {
  type: "object",
  required: ["success", "error"],
  properties: {
    success: { const: false },
    error: {
      type: "object",
      required: ["code", "message"],
      properties: { code: { enum: Object.keys(errorStatus) }, message: { type: "string" }, details: {} },
    },
  },
};

const receiptSchema = z.object({ reference: z.string() });

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const token = { name: "token", in: "path", required: true, schema: { type: "string" } };

/** Also reached as `/newsletter/unsubscribe/{token}`, the address in a letter's List-Unsubscribe header. */
const unsubscribing = {
  summary: "Leave the newsletter by one press (RFC 8058)",
  parameters: [token],
  requestBody: {
    required: true,
    content: {
      "application/x-www-form-urlencoded": {
        schema: {
          type: "object",
          required: ["List-Unsubscribe"],
          properties: { "List-Unsubscribe": { const: "One-Click" } },
        },
      },
    },
  },
  responses: { ...data(z.object({ status: z.literal("ended") })), ...refusals(400, 404, 429, 503) },
};

function inputOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function queryOf(schema: z.ZodObject) {
  const { properties = {}, required = [] } = inputOf(schema);
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: shape,
  }));
}

function byToken(query: z.ZodObject) {
  return { parameters: [token, ...queryOf(query)] };
}

function body(schema: z.ZodType) {
  return { required: true, content: { "application/json": { schema: inputOf(schema) } } };
}

function described(description: string) {
  return { description };
}

function plain(description: string) {
  return { 200: { description, content: { "application/json": {} } } };
}

function data(schema: z.ZodType, status: 200 | 201 = 200) {
  const shape = {
    type: "object",
    required: ["success", "data"],
    properties: { success: { const: true }, data: z.toJSONSchema(schema) },
  };
  return { [status]: { description: "Done", content: { "application/json": { schema: shape } } } };
}

function refusals(...statuses: readonly number[]) {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(statuses.map((status) => [status, { description: "Refused", content }]));
}

function reading(summary: string, query: z.ZodObject, responses: object) {
  return { summary, parameters: queryOf(query), responses: { ...responses, ...refusals(...ofQueries) } };
}

function changing(summary: string, schema: z.ZodType) {
  return {
    summary,
    parameters: [token],
    requestBody: body(schema),
    responses: { ...data(bookingViewSchema), ...refusals(...ofBodies, 404, 409) },
  };
}

function writing(summary: string, schema: z.ZodType) {
  return {
    summary,
    parameters: [idempotencyKey],
    requestBody: body(schema),
    responses: { ...data(receiptSchema, 201), ...refusals(...ofBodies) },
  };
}
