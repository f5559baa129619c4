import { z } from "zod";

import { contactRequestSchema } from "@/lib/inquiry/contact/schema";
import { leadRequestSchema } from "@/lib/inquiry/leads/schema";
import { signupSchema, tokenSchema } from "@/lib/newsletter/schema";
import { answerSchema } from "@/lib/privacy/schema";
import { eventsSchema } from "@/lib/statistics/schema";

import {
  accepted,
  bodyErrors,
  dataResponse,
  idempotencyKey,
  jsonBody,
  operation,
  refusals,
  serverErrors,
  token,
} from "./parts";

const receiptSchema = z.object({ reference: z.string() });

/** An error in the form that Google Ads shows to the owner of the lead form. */
const adsRefusal = (description: string) => ({
  description,
  content: {
    "application/json": {
      schema: { type: "object", required: ["message"], properties: { message: { type: "string" } } },
    },
  },
});

/** The API paths for messages, requests for help, the newsletter, received emails and the statistics. */
export const inquiryPaths = {
  "/api/contact": {
    post: operation({
      operationId: "sendMessage",
      tags: ["Inquiries"],
      summary: "Send the firm a message",
      description: "Stores the message once and sends a receipt by email. The response is the same for suspected spam.",
      parameters: [idempotencyKey],
      requestBody: jsonBody(contactRequestSchema),
      responses: { ...dataResponse("The message was stored.", receiptSchema, 201), ...refusals(...bodyErrors, 409) },
    }),
  },
  "/api/leads": {
    post: operation({
      operationId: "requestHelp",
      tags: ["Inquiries"],
      summary: "Request help",
      description: "The form of the landing pages. `attribution` contains the advertisement's parameters.",
      parameters: [idempotencyKey],
      requestBody: jsonBody(leadRequestSchema),
      responses: { ...dataResponse("The request was stored.", receiptSchema, 201), ...refusals(...bodyErrors, 409) },
    }),
  },
  "/api/consent": {
    post: operation({
      operationId: "answerConsent",
      tags: ["Inquiries"],
      summary: "Answer the question whether Google may count the visit",
      description: "Stores the answer and sets the cookie `privacy_choices`, which the server reads for six months.",
      requestBody: jsonBody(answerSchema),
      responses: { "204": { description: "The answer was stored." }, ...refusals(...bodyErrors) },
    }),
  },
  "/api/newsletter": {
    post: operation({
      operationId: "requestSubscription",
      tags: ["Newsletter"],
      summary: "Request a newsletter subscription",
      description:
        "Sends an email with a confirmation link. The response is the same for every email address, known or not.",
      requestBody: jsonBody(signupSchema),
      responses: {
        ...dataResponse("The request was stored.", z.object({ status: z.literal("pending") }), 201),
        ...refusals(...bodyErrors),
      },
    }),
  },
  "/api/newsletter/unsubscribe/{token}": {
    post: operation({
      operationId: "unsubscribe",
      tags: ["Newsletter"],
      summary: "Unsubscribe with one click (RFC 8058)",
      description: "Also served as `/newsletter/unsubscribe/{token}`, the URL in an email's List-Unsubscribe header.",
      parameters: [token(tokenSchema)],
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
      responses: {
        ...dataResponse("The subscription has ended.", z.object({ status: z.literal("ended") })),
        ...refusals(400, 404, 413, ...serverErrors),
      },
    }),
  },
  "/api/events": {
    post: operation({
      operationId: "reportEvents",
      tags: ["Statistics"],
      summary: "Report what happened on a page",
      description:
        "For the script of our pages. Of `path`, only the pattern of its route is stored. Nothing is stored of browsers that send `DNT` or `Sec-GPC`, of bots and of staff. The response is the same for all of them.",
      requestBody: jsonBody(eventsSchema),
      responses: { "204": { description: "The events were accepted." }, ...refusals(...bodyErrors) },
    }),
  },
  "/api/webhooks/mail": {
    post: operation({
      operationId: "receiveEmail",
      tags: ["Inquiries"],
      summary: "Hand over a received email",
      description:
        "For the mail service that receives replies and bounces. `x-signature` is the HMAC-SHA256 of the body in hex. The email is stored and read later, and has an effect once. Of an email over 25 MB, the beginning is kept.",
      parameters: [{ name: "x-signature", in: "header", required: true, schema: { type: "string" } }],
      requestBody: { required: true, content: { "message/rfc822": { schema: { type: "string", format: "binary" } } } },
      responses: { "200": accepted("The email was accepted."), ...refusals(401, ...serverErrors) },
    }),
  },
  "/api/webhooks/google-ads": {
    post: operation({
      operationId: "receiveAdsLead",
      tags: ["Inquiries"],
      summary: "Hand over a lead from a form in a Google ad",
      description:
        'For Google Ads. `google_key` must be the key of this site. A lead is stored once per `lead_id`, together with all fields, known or not. Leads with `is_test` are kept apart and cause no email. Errors have the form `{"message": …}`, and Google repeats only deliveries that got 5xx.',
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["lead_id", "google_key"],
              properties: { lead_id: { type: "string" }, google_key: { type: "string" }, is_test: { type: "boolean" } },
            },
          },
        },
      },
      responses: {
        "200": accepted("The lead is stored."),
        "400": adsRefusal("The body is no JSON object, or its `lead_id` is missing."),
        "401": adsRefusal("`google_key` is not the key of this site."),
        ...refusals(413, ...serverErrors),
      },
    }),
  },
};
