import { z } from "zod";

import { bookingQuery, bookingRequestSchema, cancelSchema, rescheduleSchema, tokenSchema } from "@/lib/booking/schema";
import { bookingViewSchema } from "@/lib/booking/api/booking-view-schema";

import {
  accepted,
  bodyErrors,
  dataResponse,
  idempotencyKey,
  jsonBody,
  operation,
  query,
  queryErrors,
  refusal,
  refusals,
  serverErrors,
  invoiceId,
  token,
} from "./parts";

const cardPaymentSchema = z.object({
  provider: z.literal("stripe"),
  clientSecret: z.string(),
  amount: z.int(),
  currency: z.string().length(3),
});

const manageToken = token(tokenSchema);

const noCards =
  "Cards are not taken for this booking: `details` say how to pay instead, and a repeat does not help. With " +
  "`Retry-After`, the service is only unavailable at the moment.";

/** The API paths that create, read and change bookings, and the paths for their payments and invoices. */
export const bookingPaths = {
  "/api/bookings": {
    post: operation({
      operationId: "createBooking",
      tags: ["Bookings"],
      summary: "Book an appointment",
      description:
        "Reserves the time and sends the confirmation. If the time has been taken since, the response is 409 " +
        "`BOOKING_CONFLICT` with the three nearest free slots in `details.alternatives`. `endTime` is the start plus the " +
        "service's duration. Consumers in the European Economic Area and the United Kingdom, and all consumers of a firm " +
        "in the United Kingdom, may withdraw from a paid booking for 14 days. If the appointment is within this period, " +
        "they must request it with `earlyStart: true`; without it, the response is 422 and names `earlyStart`.",
      parameters: [idempotencyKey],
      requestBody: jsonBody(bookingRequestSchema),
      responses: { ...dataResponse("The booking.", bookingViewSchema, 201), ...refusals(...bodyErrors, 409) },
    }),
  },
  "/api/bookings/{token}": {
    get: operation({
      operationId: "getBooking",
      tags: ["Bookings"],
      summary: "Read a booking",
      description: "Returns the current state, which may differ from the response to the booking request.",
      parameters: [manageToken, ...query(bookingQuery)],
      responses: { ...dataResponse("The booking.", bookingViewSchema), ...refusals(404, ...queryErrors) },
    }),
  },
  "/api/bookings/{token}/cancel": {
    post: operation({
      operationId: "cancelBooking",
      tags: ["Bookings"],
      summary: "Cancel a booking",
      description:
        "Frees the time and sends a confirmation. If the booking is already cancelled, the response is 409. Within the " +
        "firm's cancellation notice period, the response is 422 and says how to reach the firm.",
      parameters: [manageToken],
      requestBody: jsonBody(cancelSchema),
      responses: { ...dataResponse("The cancelled booking.", bookingViewSchema), ...refusals(...bodyErrors, 404, 409) },
    }),
  },
  "/api/bookings/{token}/reschedule": {
    post: operation({
      operationId: "rescheduleBooking",
      tags: ["Bookings"],
      summary: "Move a booking to another time",
      description:
        "The old time is freed only when the new one is reserved. The error responses are those of `createBooking`.",
      parameters: [manageToken],
      requestBody: jsonBody(rescheduleSchema),
      responses: { ...dataResponse("The moved booking.", bookingViewSchema), ...refusals(...bodyErrors, 404, 409) },
    }),
  },
  "/api/bookings/{token}/payment-intent": {
    post: operation({
      operationId: "createPaymentIntent",
      tags: ["Bookings"],
      summary: "Begin to pay a booking by card",
      description:
        "Opens the payment, or returns the one that is open. `amount` is in minor units and always what the booking owes. If " +
        "nothing is owed, or the card's bank has not decided yet, the response is 422. Where cards are not taken, it is 503, " +
        "and its `details` name the invoice and say how to pay.",
      parameters: [manageToken, ...query(bookingQuery)],
      responses: {
        ...dataResponse("The payment.", cardPaymentSchema),
        ...refusals(404, ...queryErrors),
        503: refusal(503, noCards),
      },
    }),
  },
  "/api/bookings/{token}/calendar.ics": {
    get: operation({
      operationId: "getCalendarFile",
      tags: ["Bookings"],
      summary: "Download the appointment as a calendar file",
      description: "RFC 5545. The UID never changes; SEQUENCE grows with each change of the booking.",
      parameters: [manageToken, ...query(bookingQuery)],
      responses: {
        200: { description: "The calendar file.", content: { "text/calendar": { schema: { type: "string" } } } },
        ...refusals(404, ...queryErrors),
      },
    }),
  },
  "/api/bookings/{token}/invoices/{id}": {
    get: operation({
      operationId: "getInvoice",
      tags: ["Bookings"],
      summary: "Download an invoice or a credit note as a PDF",
      description: "The file is the same each time: an issued document does not change.",
      parameters: [manageToken, invoiceId, ...query(bookingQuery)],
      responses: {
        200: {
          description: "The document.",
          content: { "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } } },
        },
        ...refusals(404, ...queryErrors),
      },
    }),
  },
  "/api/webhooks/stripe": {
    post: operation({
      operationId: "receivePaymentEvent",
      tags: ["Bookings"],
      summary: "Hand over an event of a payment by card",
      description:
        "For Stripe. `stripe-signature` signs the bytes of the body and may be five minutes old. An event is stored before the response and " +
        "has an effect once.",
      parameters: [{ name: "stripe-signature", in: "header", required: true, schema: { type: "string" } }],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      responses: { "200": accepted("The event was stored."), ...refusals(400, 413, ...serverErrors) },
    }),
  },
  "/api/webhooks/sms": {
    post: operation({
      operationId: "receiveTextReport",
      tags: ["Bookings"],
      summary: "Hand over a report on a text message, or a text message that a client sent",
      description:
        "For Twilio. `x-twilio-signature` signs the URL and the fields. A report has an effect once. A message has one only if it is `STOP` or a word with " +
        "the same meaning.",
      parameters: [{ name: "x-twilio-signature", in: "header", required: true, schema: { type: "string" } }],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              type: "object",
              properties: {
                MessageSid: { type: "string" },
                MessageStatus: { type: "string" },
                ErrorCode: { type: "string" },
                From: { type: "string" },
                Body: { type: "string" },
              },
            },
          },
        },
      },
      responses: {
        "200": {
          description: "The report was stored. The answer asks for no message to the client.",
          content: { "text/xml": { schema: { type: "string" } } },
        },
        ...refusals(400, 413, ...serverErrors),
      },
    }),
  },
};
